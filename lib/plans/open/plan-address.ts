import type { PathKind } from "#lib/countries/paths/open/path-kinds.ts";

/** Where the plan of a country is made: with script it is kept, without it is a sheet for paper. */
export const planHref = (slug: string, kind: PathKind = "company") =>
  `/plan?c=${slug}${kind === "company" ? ("" as const) : (`&path=${kind}` as const)}` as const;
