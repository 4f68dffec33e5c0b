import type { Right } from "#lib/data/access/open/policy.ts";

/** The columns of the footer, in order. Their titles are in lib/platform/words/en/shell.json. */
export const footerColumns = ["start", "one-africa", "group", "finance", "take-part", "this-site"] as const;
export type FooterColumn = (typeof footerColumns)[number];

/** When the pages of each kind are rendered, and who may see them. */
export const kinds = {
  /** Stored as a record in lib/data/content/records. */
  record: { made: "at build" },
  /** Has its own file in app. */
  page: { made: "at build" },
  /** One page per country, a tab among the pages of that country. */
  family: { made: "at build" },
  /** Has its own file in app, which depends on the visitor or the query. Never cached. */
  request: { made: "per request" },
  /**
   * A record with a form whose use must leave no trace (lib/domains/confidential). It is rendered per request and never
   * stored.
   */
  confidential: { made: "per request" },
  /** Behind the sign-in wall. A record in lib/domains/portals describes what it offers. */
  portal: { made: "per request", gate: "member" },
  /** Answers 404 to everybody but staff, and is in no list and not in the sitemap. */
  staff: { made: "per request", gate: "staff" },
} as const satisfies Record<string, { made: "at build" | "per request"; gate?: "member" | "staff" }>;

export type Kind = keyof typeof kinds;

/** Settings that hide links. The pages stay reachable. */
export type HidingFlag = "NEXT_PUBLIC_HIDE_INVESTOR" | "NEXT_PUBLIC_HIDE_VENDOR";

type Common = {
  /** The page above it in the breadcrumbs. It defaults to the nearest page above by path. */
  parent?: `/${string}`;
  /** The footer column that lists it. */
  footer?: FooterColumn;
  /** Keeps the page out of search engines and the sitemap. It may still be linked. */
  unlisted?: true;
  /** Disallows crawling of the page and all pages below it. */
  uncrawled?: true;
  /** The setting that hides links to the page. The page itself stays reachable. */
  hiddenBy?: HidingFlag;
  /** The setting without which the page does not exist. */
  shownBy?: "STYLEGUIDE";
  /** Lists the page and all pages below it among the documents in quick navigation. */
  isDocument?: true;
  /** Its Open Graph picture (app/og), if it has one that is not made from its record or country. */
  picture?: "home" | "start-business" | "compare";
  /** Query keys the page reads. With any of them present, the page is rendered per request. */
  reads?: readonly [string, ...string[]];
  /**
   * The internal path that then renders it, with the same placeholder for a country or passport. Visitors never see it.
   */
  behind?: `/${string}`;
  /**
   * The internal path of a page made at build time with a slot. For each query the server fills the slot with what is
   * rendered, which is much faster than having Next render the whole page. Visitors never see this path either.
   */
  frame?: `/${string}`;
  /** All its texts are in the catalogue (lib/platform/words), so it exists in every language of the site. */
  localized?: true;
  /** The path takes a secret token as its last segment. */
  takesToken?: true;
};

/** The registry entry of a page. Records and countries bring their own names. */
export type SiteEntry = Common &
  (
    | { kind: "record" | "family" | "confidential" }
    | { kind: "page" | "request" | "portal"; name: string }
    /** Without `right`, the page appears not to exist. */
    | { kind: "staff"; name: string; right: Right }
  );
