import type { Right } from "../members/open/policy.ts";
import type { FooterColumn } from "./footer-columns.ts";

/** How the pages of a kind come to be, and who may see them. */
export const kinds = {
  /** Kept as a record in lib/content/records. */
  record: { made: "at build" },
  /** Has a file of its own in app. */
  page: { made: "at build" },
  /** One for each country, a tab among the pages of that country. */
  family: { made: "at build" },
  /** Has a file of its own in app, which asks who or what is before it. Kept by no cache. */
  request: { made: "per request" },
  /** A record with a form that nobody may see was used (lib/confidential): as new for each request, and stored nowhere. */
  confidential: { made: "per request" },
  /** Behind the sign-in wall; a record in lib/portals says what it offers. */
  portal: { made: "per request", gate: "member" },
  /** To everybody else there is nothing at its address, and no list or map of the site has it. */
  staff: { made: "per request", gate: "staff" },
} as const satisfies Record<string, { made: "at build" | "per request"; gate?: "member" | "staff" }>;

export type Kind = keyof typeof kinds;

/** Settings that hide links. The pages stay. */
export type HidingFlag = "NEXT_PUBLIC_HIDE_INVESTOR" | "NEXT_PUBLIC_HIDE_VENDOR";

type Common = {
  /** The page above it in the breadcrumbs; when left out, the next one above by its address. */
  parent?: `/${string}`;
  /** The footer column it stands in. */
  footer?: FooterColumn;
  /** Kept out of search engines and the sitemap; it may still be linked. */
  unlisted?: true;
  /** Not even asked for by search engines, nor is what stands below it. */
  uncrawled?: true;
  /** Not linked while this setting hides it; the page itself stays. */
  hiddenBy?: HidingFlag;
  /** There at all only where this setting is on. */
  shownBy?: "STYLEGUIDE";
  /** Quick navigation lists it, and what stands below it, among the documents. */
  isDocument?: true;
  /** Its picture for previews (app/og), when it has one that is not drawn from its record or country. */
  picture?: "home" | "start-business" | "compare";
  /** With one of these in its query, the page is made for the request. */
  reads?: readonly [string, ...string[]];
  /** Where it is then made: an address that visitors never see, with the same sign for a country or a passport. */
  behind?: `/${string}`;
  /**
   * A page made at the build with a slot that the server fills with what is drawn for each query: much faster than to have Next make
   * all of the page. Visitors never see its address either.
   */
  frame?: `/${string}`;
  /** Its words stand in the catalogue (lib/words): there is one of it in every language of the site. */
  spoken?: true;
  /** The address ends with one more part that only its holder knows. */
  takesToken?: true;
};

/** What the registry says of a page. Records and countries bring their own names. */
export type SiteEntry = Common &
  (
    | { kind: "record" | "family" | "confidential" }
    | { kind: "page" | "request" | "portal"; name: string }
    /** `right`: what somebody needs to be told that the page is there. */
    | { kind: "staff"; name: string; right: Right }
  );
