import { confidentialPaths } from "./confidential.ts";

/** Pages that are made for each visitor: nothing of them is fetched unasked. A test compares with the registry. */
const perRequest = [
  "api",
  "wall",
  "admin",
  "login",
  "register",
  "currency",
  "portal",
  "foundation",
  "justice/access",
  "portfolio/roadmap",
  "portfolio/financials",
  "contact/received",
  "forms/:form/fill",
  "forms/:form/check",
  "forms/status",
  "directory/:directory/listings",
  "directory/:directory/dashboard",
  "explore/countries/:country/ratings",
];

/** In whichever language, with all below it. */
const never = [...perRequest.map((path) => `/${path}`), ...confidentialPaths].map(
  (path) => `{/:language([a-z]{2,3}(?:-\\w+)*)}?${path}{/*}?`,
);

/**
 * What a browser may fetch once a link is pointed at for a while or pressed, as it reads such rules (Speculation Rules): pages
 * of this site that are the same for everybody. Neither files, nor addresses with a query, which no browser could keep.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/*\\?(.+)", "/*.*", ...never] } },
          { not: { selector_matches: "[download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
