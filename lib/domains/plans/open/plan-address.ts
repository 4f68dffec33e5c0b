import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";

/** The page of a country's plan. With scripts the plan is stored; without, the page is a sheet to print. */
export const planHref = (slug: string, kind: PathKind = "company") =>
  `/plan?c=${slug}${kind === "company" ? ("" as const) : (`&path=${kind}` as const)}` as const;
