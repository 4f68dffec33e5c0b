import { estimateFields } from "../remittance/read-estimate.ts";

/** Addresses whose page depends on these of its query: with one of them it is made for the request. */
export const queryPages: Readonly<Record<string, readonly string[]>> = {
  "/start-business": ["q", "region", "sort", "focus"],
  "/explore/compare": ["c"],
  "/explore/ranking": ["preset", "by", "region", "bloc", "order"],
  "/explore/scatter": ["x", "y", "region"],
  "/send": estimateFields,
  "/navigator": ["country"],
};

/** Whether the page at `pathname` reads something of this query. */
export const readsQuery = (pathname: string, query: URLSearchParams): boolean =>
  queryPages[pathname]?.some((key) => query.has(key)) ?? false;
