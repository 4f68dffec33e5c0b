/** What `/portal/verify/{category}` knows. Anything else is a page that does not exist. */
export const verifyCategories = [
  "identity",
  "business",
  "credentials",
  "employment",
  "address",
  "documents",
] as const;

export type VerifyCategory = (typeof verifyCategories)[number];

/** Every path that stands behind the sign-in wall. Imports nothing: the middleware reads it on each request. */
export const gatedPaths = [
  "/foundation",
  "/justice/access",
  "/portfolio/roadmap",
  "/portfolio/financials",
  "/portal/investor",
  "/portal/vendor",
  "/portal/credit-union",
  "/portal/afrivent",
  "/portal/health",
  "/portal/clearsight",
  "/portal/clearsight/corporate",
  "/portal/clearsight/institutional",
  "/portal/clearsight/organization",
  "/portal/clearsight/government",
  "/portal/clearsight/foreign",
  "/portal/clearsight/training",
  "/portal/rootspay",
  "/portal/seed-bank",
  "/portal/hr",
  "/portal/onestop",
  "/portal/onestop/devices",
  "/portal/onestop/account",
  "/portal/verify/identity",
  "/portal/verify/business",
  "/portal/verify/credentials",
  "/portal/verify/employment",
  "/portal/verify/address",
  "/portal/verify/documents",
] as const;

export type GatedPath = (typeof gatedPaths)[number];

const known: ReadonlySet<string> = new Set(gatedPaths);

/** Whether `pathname`, letter for letter, is one of the gated paths. */
export const isGated = (pathname: string): pathname is GatedPath => known.has(pathname);
