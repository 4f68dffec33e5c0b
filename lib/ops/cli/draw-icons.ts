/*
 * Draws the icons of the installed site from the brand mark: npm run icons. Needs a Chromium. The pictures it writes
 * are committed with the source, so nobody else has to run it.
 */
import { writeFile } from "node:fs/promises";
import { chromium, type Browser } from "@playwright/test";
import { brandMark } from "#lib/data/content/brand-mark.ts";
import { chromiumArgs, findChromium } from "./chromium.ts";
import { inRoot } from "../paths.ts";

const paper = "#faf7f0";
const forest = "#0c5c3c";
const gold = "#b57a14";

/** The brand mark on paper. `part` is its share of the side; `corner` is the radius of the background. */
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

/** An .ico file with one PNG, for clients that still request /favicon.ico. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
const write = (file: string, content: string | Buffer) => writeFile(inRoot(file), content);

// Launchers crop a maskable icon to a circle of 80 percent of the side: the mark stays well inside.
const [tab, tile, maskable] = [iconSvg(0.94, 22), iconSvg(0.78, 20), iconSvg(0.6, 0)];
await write("app/icon.svg", tab);
await write("app/apple-icon.png", await drawPng(browser, iconSvg(0.7, 0), 180));
await write("app/favicon.ico", icoOf(await drawPng(browser, tab, 32), 32));
await write("public/icons/icon-192.png", await drawPng(browser, tile, 192));
await write("public/icons/icon-512.png", await drawPng(browser, tile, 512));
await write("public/icons/icon-maskable-512.png", await drawPng(browser, maskable, 512));
await browser.close();
