import { assetsPath } from "./build-folder.ts";

/** Attributes of an element by name, in small letters. */
type Attributes = Readonly<Record<string, string>>;

/** Of classes, the one next/font sets to give its face a name. */
export const isFontClass = (name: string): boolean => /(^|_)variable($|_)/.test(name);

/** Where React puts parts of a page that its script moves into place later. */
export const isLaterPart = (tag: string, { id = "", hidden }: Attributes): boolean =>
  tag === "template" ? /^[BP]:/.test(id) : tag === "div" && hidden !== undefined && id.startsWith("S:");

/** Says that a fallback face is sized like the one that is loaded. */
export const isSizeAdjust = (tag: string, { name }: Attributes): boolean =>
  tag === "meta" && name === "next-size-adjust";

/** Hints that make a browser fetch scripts or fonts, and the one that makes it wait for React's. */
export const isScriptHint = (tag: string, { rel = "", as = "" }: Attributes): boolean =>
  tag === "link" && /^(preload|modulepreload|prefetch|expect)$/.test(rel) && !/^(image|style)$/.test(as);

/** The element Next keeps for its marks; empty in a page that is whole. */
export const isMarkHolder = (tag: string, attributes: Attributes): boolean =>
  tag === "div" && Object.keys(attributes).join() === "hidden";

/** By this attribute React orders style sheets. */
export const sheetOrder = { name: "data-precedence", value: "next" };

/** A style sheet of Next's. */
export const isSheet = (tag: string, attributes: Attributes): boolean =>
  tag === "link" && attributes["rel"] === "stylesheet" && sheetOrder.name in attributes;

/** A chunk of the script of a page: Next's, React's, or the site's own. */
export const isChunk = (tag: string, { src, async }: Attributes): boolean =>
  tag === "script" && async !== undefined && src !== undefined && src.startsWith(assetsPath);

/** What only browsers load that know no modules. */
export const isForOldBrowsers = (tag: string, { nomodule }: Attributes): boolean =>
  tag === "script" && nomodule !== undefined;

/** A script that stands in the page and runs: the payload React draws from, and what begins it. */
export const isPayload = (tag: string, { src, type }: Attributes): boolean =>
  tag === "script" && src === undefined && type === undefined;

/** Makes a browser fetch a chunk before it comes to it. */
export const isChunkHint = (tag: string, { rel, as }: Attributes): boolean =>
  tag === "link" && rel === "preload" && as === "script";
