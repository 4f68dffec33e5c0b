import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import { findPicture, listPictures } from "../content.ts";
import { svgImage, Picture, pictureSize } from "../picture.tsx";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => listPictures().map((name) => ({ name }));

const fontFolder = "node_modules/@fontsource/familjen-grotesk/files";
const readFont = (weight: 500 | 700) =>
  readFile(path.join(process.cwd(), fontFolder, `familjen-grotesk-latin-${weight}-normal.woff`));

/** Fonts and pattern are read once from disk, so that a build needs no network. */
const parts = Promise.all([
  readFont(500),
  readFont(700),
  readFile(path.join(process.cwd(), "public/patterns/kente.svg"), "utf8"),
]);

/** Repeats one tile of the pattern into a band as wide as the picture. */
function bandImage(tile: string): string {
  const inner = tile.replace(/<style>.*?<\/style>/s, "").replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
  const copies = Array.from({ length: 5 }, (_, i) => `<g transform="translate(${i * 120})">${inner}</g>`);
  return svgImage(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 12">${copies.join("")}</svg>`);
}

/** The Open Graph picture that other sites show with a link to a page. One file per page is drawn at build time. */
export async function GET(_request: Request, { params }: RouteContext<"/og/[...name]">) {
  const content = findPicture((await params).name);
  if (!content) return new Response("Not found", { status: 404 });
  const [medium, bold, tile] = await parts;
  const name = "Familjen Grotesk";
  return new ImageResponse(<Picture content={content} band={bandImage(tile)} />, {
    ...pictureSize,
    fonts: [
      { name, data: medium, weight: 500, style: "normal" },
      { name, data: bold, weight: 700, style: "normal" },
    ],
    headers: { "cache-control": "public, max-age=86400" },
  });
}
