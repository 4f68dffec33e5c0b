import { oncePerProcess } from "./per-process.ts";

/** The query of a page, as Next gives it to one. */
export type PageQuery = Readonly<Record<string, string | string[]>>;
/** What of a page depends on its query. The title is text, without the name of the site. */
export type DrawnParts = { title: string; html: string };
export type ToHtml = (typeof import("react-dom/server"))["renderToStaticMarkup"];
/** Draws for a query, in a language; undefined where only Next can make the page. */
export type DrawPage = (query: PageQuery, locale: string, toHtml: ToHtml) => DrawnParts | undefined;

/** The name of the slot in a frame. */
export const frameSlot = "filled";

/**
 * What draws pages without Next, by the address of the page behind (app/draw-without-next.ts). The server and Next's bundles are
 * worlds of modules of their own in one process; they share this.
 */
export const drawnPages = oncePerProcess("pages drawn without Next", () => new Map<string, DrawPage>());
