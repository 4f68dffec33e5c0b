import { findEntry } from "./find-entry.ts";

/** Whether the page at `pathname` reads something of this query: then it is made for the request. */
export const readsQuery = (pathname: string, query: URLSearchParams): boolean =>
  findEntry(pathname)?.reads?.some((key) => query.has(key)) ?? false;
