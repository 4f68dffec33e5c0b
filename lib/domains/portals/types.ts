import type { divisions, Family } from "#lib/data/content/divisions.ts";
import type { Action, Section, Stage } from "#lib/data/content/types.ts";
import type { GatedPath } from "#lib/data/site/paths.ts";
import type { GrantKey } from "./open/keys.ts";

/** The values of `tab` in a portal's query string: the part the visitor came for. */
export const portalTabs = ["open", "credit", "support", "register"] as const;
export type PortalTab = (typeof portalTabs)[number];

type Texts = {
  /** Short: for lists, mail and breadcrumbs. */
  name: string;
  title: string;
  description: string;
  /** The kind of page, above its title. */
  eyebrow: string;
  /** The purpose of the page in one sentence. */
  purpose: string;
  about: readonly [string, string, ...string[]];
  whoMayEnter: string;
  /** What a member finds; only what works today is `open`. */
  inside: readonly {
    title: string;
    text: string;
    stage: Extract<Stage, "open" | "planned">;
    next?: Action;
  }[];
  /** Sample rows that show what a list would look like. The caption says SAMPLE. */
  sample: {
    caption: string;
    columns: readonly { label: string; numeric?: boolean }[];
    rows: readonly (readonly string[])[];
  };
  /** Which member data would be stored, and what for. */
  stored: string;
  /** Sections specific to this portal, shown to everybody. */
  sections?: readonly Section[];
};

/** What the file of a portal contains (lib/domains/portals/records). */
export type PortalTexts = Texts & {
  /** Of a portal that needs a grant: what staff look at when they decide. */
  looksAt?: string;
  /** Sections that need access. */
  memberSections?: readonly Section[];
};

/** What decides on access and on the place of a portal in the site. It is code: portal-records.ts. */
type Common = Texts & {
  path: GatedPath;
  family: Family;
  division?: (typeof divisions)[number]["id"];
  /** The targets of `?tab=` that differ from the default. */
  tabs?: Partial<Record<PortalTab, string>>;
  /** What is asked here may endanger somebody. It goes to caseworkers, never by a form whose text we could read. */
  isSealed?: true;
  /** Kinds of enquiry, and pages whose enquiries belong here. */
  enquiries?: readonly string[];
};

/** Any signed-in member may enter. */
export type OpenPortal = Common & { key: string; access: "member" };

/** Members need a grant from staff. */
export type GrantPortal = Common & {
  key: GrantKey;
  access: "grant";
  /** What staff look at when they decide. */
  looksAt: string;
};

/** The public part of a portal. */
export type Portal = OpenPortal | GrantPortal;

/** A full portal record. Only `readMemberSections` returns the sections that need access. */
export type PortalRecord = Portal & { memberSections?: readonly Section[] };
