import { oncePerProcess } from "#lib/platform/cache/per-process.ts";

/** The query of a page, as Next passes it. */
export type PageQuery = Readonly<Record<string, string | string[]>>;
/** The parts of a page that depend on its query. The title is plain text, without the name of the site. */
export type DrawnParts = { title: string; html: string };
export type ToHtml = (typeof import("react-dom/server"))["renderToStaticMarkup"];
/** Renders a page for a query and locale; undefined if only Next can render it. */
export type DrawPage = (query: PageQuery, locale: string, toHtml: ToHtml) => DrawnParts | undefined;

/** The name of the slot in a frame. */
export const frameSlot = "filled";

/**
 * The functions that render pages without Next, by the internal address of the page (app/draw-without-next.ts). They
 * are shared because the server and Next's bundles have separate module instances in one process.
 */
export const drawnPages = oncePerProcess("pages drawn without Next", () => new Map<string, DrawPage>());
