/*
 * Draws the icons of the installed site from the mark: node lib/ops/draw-icons.ts. Needs a Chromium; the pictures
 * it writes are kept with the source, so nobody else has to run it.
 */
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium, type Browser } from "@playwright/test";
import sparticuz from "@sparticuz/chromium";
import { brandMark } from "../content/brand-mark.ts";

const root = path.resolve(import.meta.dirname, "../..");
const paper = "#faf7f0";
const forest = "#0c5c3c";
const gold = "#c98a1b";

/** The mark on paper. `part` is how much of the side the mark takes; `corner` rounds the field. */
function iconSvg(part: number, corner: number): string {
  const side = 100;
  const scale = (side * part) / brandMark.size;
  const start = (side * (1 - part)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${corner}" fill="${paper}"/>` +
    `<g transform="translate(${round(start)} ${round(start)}) scale(${round(scale)})" fill="none" stroke-linecap="round">` +
    `<path fill="${forest}" d="${brandMark.heart}"/><path stroke="${gold}" stroke-width="2" d="${brandMark.spirals}"/></g></svg>\n`
  );
}

const round = (value: number) => Math.round(value * 1000) / 1000;

async function drawPng(browser: Browser, svg: string, side: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${side}px;height:${side}px}</style>${svg}`,
  );
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** An .ico file that holds one PNG, for whoever still asks for /favicon.ico. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const ownChromium = "/usr/bin/chromium";
const browser = await chromium.launch({
  executablePath: existsSync(ownChromium) ? ownChromium : await sparticuz.executablePath(),
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"],
});
const write = (file: string, content: string | Buffer) => writeFile(path.join(root, file), content);

// Launchers cut a maskable icon down to a circle of 80 percent of the side: the mark stays well inside.
const [tab, tile, maskable] = [iconSvg(0.94, 22), iconSvg(0.78, 20), iconSvg(0.6, 0)];
await write("app/icon.svg", tab);
await write("app/apple-icon.png", await drawPng(browser, iconSvg(0.7, 0), 180));
await write("app/favicon.ico", icoOf(await drawPng(browser, tab, 32), 32));
await write("public/icons/icon-192.png", await drawPng(browser, tile, 192));
await write("public/icons/icon-512.png", await drawPng(browser, tile, 512));
await write("public/icons/icon-maskable-512.png", await drawPng(browser, maskable, 512));
await browser.close();
