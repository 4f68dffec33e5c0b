import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import { countryPath } from "./country-path.ts";

const patterns = {
  company: { page: "/start-business/*", print: "/start-business/*/print" },
  "sole-trader": { page: "/start-business/*/sole-trader", print: "/start-business/*/sole-trader/print" },
  "foreign-owner": {
    page: "/start-business/*/foreign-owner",
    print: "/start-business/*/foreign-owner/print",
  },
  branch: { page: "/start-business/*/branch", print: "/start-business/*/branch/print" },
} as const satisfies Record<PathKind, unknown>;

/** The path of the page on how to register one kind of business in a country, or of its print version. */
export const startPath = (kind: PathKind, slug: string, view: "page" | "print" = "page") =>
  countryPath(patterns[kind][view], slug);
