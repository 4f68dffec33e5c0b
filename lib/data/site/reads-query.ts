import { findEntry } from "./find-entry.ts";

/** Whether the page at `pathname` reads any key of this query. Such a page is rendered per request. */
export const readsQuery = (pathname: string, query: URLSearchParams): boolean =>
  findEntry(pathname)?.reads?.some((key) => query.has(key)) ?? false;
