import { inRoot } from "../paths.ts";

/** The folder that a static server, nginx or a CDN can serve as it is, and the headers that go with each path. */
export const sealedFolder = inRoot(".next/sealed");
/** The lite copy of each page, under the page's own name. Its headers are the page's, with those of `lite` over them. */
export const liteFolder = inRoot(".next/sealed-lite");
export const sealedHeadersFile = inRoot(".next/sealed-headers.json");

/** The address at which visitors find a page of the sealed folder. */
export const addressOf = (placed: string): string =>
  placed === "index.html" ? "/" : `/${placed.replace(/\.html$/, "")}`;
