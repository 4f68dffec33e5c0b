import { confidentialPaths } from "./confidential.ts";

/** Pages rendered per visitor, which are never prefetched. A test compares the list with the registry. */
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

/** Each path in any language, with everything below it. */
const never = [...perRequest.map((path) => `/${path}`), ...confidentialPaths].map(
  (path) => `{/:language([a-z]{2,3}(?:-\\w+)*)}?${path}{/*}?`,
);

/**
 * Speculation Rules: a browser may prefetch a page once its link is hovered for a while or pressed, if the page is the
 * same for everybody. Files are excluded, and so are addresses with a query, which no browser could cache.
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
