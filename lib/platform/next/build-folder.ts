import { z } from "zod";

/** Paths of Next's build output, relative to the project's root. */
export const prerenderedFolder = ".next/server/app";
export const assetsFolder = ".next/static";
/** The chunks of the server's code, which pages and calls load by name on their first request. */
export const serverCodeFolder = ".next/server/chunks";
/** The id of the build. */
export const buildIdFile = ".next/BUILD_ID";
/** The path prefix of the assets. Their names change with their content. */
export const assetsPath = "/_next/static/";

/** The metadata file beside a page (`.html`) or the file of a route (`.body`): the headers it is sent with. */
const meta = z.looseObject({ headers: z.record(z.string(), z.string()).optional() });
export type Meta = z.output<typeof meta>;
export const readMeta = (text: string): Meta => meta.parse(JSON.parse(text));
/** The name of that file, by the name of the page or file. */
export const metaOf = (name: string): string => name.replace(/\.(html|body)$/, ".meta");

/** Whether a file is a page, by its name. */
export const isPageFile = (name: string): boolean => name.endsWith(".html");
/** The path of a route's file, without its leading slash; undefined for any other file. */
export const routeFileOf = (name: string): string | undefined => /^(.+)\.body$/.exec(name)?.[1];
/** Error pages, which have no address. */
export const isFailurePage = (name: string): boolean => /^_(not-found|global-error)/.test(name);
/** The list of everything that was prerendered. */
export const prerenderManifest = ".next/prerender-manifest.json";
