import { assetsPath } from "./build-folder.ts";

/** Attributes of an element by lower-case name. */
type Attributes = Readonly<Record<string, string>>;

/** Whether a class is the one that next/font sets to name its font. */
export const isFontClass = (name: string): boolean => /(^|_)variable($|_)/.test(name);

/** Elements in which React streams parts of a page that its script moves into place later. */
export const isLaterPart = (tag: string, { id = "", hidden }: Attributes): boolean =>
  tag === "template" ? /^[BP]:/.test(id) : tag === "div" && hidden !== undefined && id.startsWith("S:");

/** Marks that the fallback font is sized like the loaded one. */
export const isSizeAdjust = (tag: string, { name }: Attributes): boolean =>
  tag === "meta" && name === "next-size-adjust";

/** Hints that make a browser fetch scripts or fonts, and the one that makes it wait for React's. */
export const isScriptHint = (tag: string, { rel = "", as = "" }: Attributes): boolean =>
  tag === "link" && /^(preload|modulepreload|prefetch|expect)$/.test(rel) && !/^(image|style)$/.test(as);

/** The element Next reserves for its markers; empty in a complete page. */
export const isMarkHolder = (tag: string, attributes: Attributes): boolean =>
  tag === "div" && Object.keys(attributes).join() === "hidden";

/** The attribute by which React orders style sheets. */
export const sheetOrder = { name: "data-precedence", value: "next" };

/** One of Next's style sheets. */
export const isSheet = (tag: string, attributes: Attributes): boolean =>
  tag === "link" && attributes["rel"] === "stylesheet" && sheetOrder.name in attributes;

/** A chunk of a page's script: Next's, React's, or the site's own. */
export const isChunk = (tag: string, { src, async }: Attributes): boolean =>
  tag === "script" && async !== undefined && src !== undefined && src.startsWith(assetsPath);

/** Scripts that only browsers without support for modules load. */
export const isForOldBrowsers = (tag: string, { nomodule }: Attributes): boolean =>
  tag === "script" && nomodule !== undefined;

/** An inline script that runs: the RSC payload that React renders from, and the code that starts it. */
export const isPayload = (tag: string, { src, type }: Attributes): boolean =>
  tag === "script" && src === undefined && type === undefined;

/** Makes a browser fetch a chunk before it parses its element. */
export const isChunkHint = (tag: string, { rel, as }: Attributes): boolean =>
  tag === "link" && rel === "preload" && as === "script";
