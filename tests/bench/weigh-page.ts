import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { partsId, type Parts } from "#lib/platform/next/open/page-parts.ts";
import { launchChromium } from "../support/chromium.ts";
import { wake } from "./wake.ts";

export type Weight = {
  /** Bytes of the scripts that the HTML names, with those for the first interaction, each compressed separately. */
  scriptGzip: number;
  scriptBrotli: number;
  /** Bytes of the scripts that load after those. */
  laterGzip: number;
  fontBytes: number;
  /** Requested addresses outside the page's own origin. */
  foreign: string[];
};

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Opens a page in Chromium, waits until the network is idle, and weighs what the page fetched. */
export async function weighPage(url: string): Promise<Weight> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const weight: Weight = { scriptGzip: 0, scriptBrotli: 0, laterGzip: 0, fontBytes: 0, foreign: [] };
    const pending: Promise<void>[] = [];
    const { origin } = new URL(url);
    const html = await (await fetch(url)).text();
    const named = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, src = ""]) => src);
    const block = new RegExp(`id="${partsId}">([^<]+)`).exec(html)?.[1];
    // The payload does not count as script: in a page without parts it is HTML.
    if (block) named.push(...(JSON.parse(block) as Parts).files.slice(1));
    const first = new Set(named.map((src) => new URL(src.replaceAll("&amp;", "&"), url).href));
    const count = (response: Response) => {
      const kind = response.request().resourceType();
      if (new URL(response.url()).origin !== origin) weight.foreign.push(response.url());
      if ((kind !== "script" && kind !== "font") || response.url().includes("/payload/")) return;
      const weigh = async () => {
        const bytes = await response.body();
        if (kind === "font") weight.fontBytes += bytes.length;
        else if (!first.has(response.url())) weight.laterGzip += gzipSync(bytes, { level: 9 }).length;
        else {
          weight.scriptGzip += gzipSync(bytes, { level: 9 }).length;
          weight.scriptBrotli += brotli(bytes);
        }
      };
      pending.push(weigh());
    };
    page.on("response", count);
    await page.goto(url, { waitUntil: "networkidle" });
    await wake(page);
    page.off("response", count); // bodies that arrive later cannot be read once the page is closed
    await Promise.all(pending);
    return weight;
  } finally {
    await browser.close();
  }
}
