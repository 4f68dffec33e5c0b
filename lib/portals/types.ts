import type { divisions, Family } from "../content/divisions.ts";
import type { Action, Section, Stage } from "../content/types.ts";
import type { GatedPath } from "#lib/site/paths.ts";
import type { GrantKey } from "./open/keys.ts";

/** Query `tab` of a portal's address: which part the visitor came for. */
export const portalTabs = ["open", "credit", "support", "register"] as const;
export type PortalTab = (typeof portalTabs)[number];

type Common = {
  path: GatedPath;
  /** Short: in lists, in mail, in breadcrumbs. */
  name: string;
  title: string;
  description: string;
  /** The kind of page, above its title. */
  eyebrow: string;
  family: Family;
  division?: (typeof divisions)[number]["id"];
  /** What the page is for, in one sentence. */
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
  /** Made-up rows that show what a list would look like. The caption says SAMPLE. */
  sample: {
    caption: string;
    columns: readonly { label: string; numeric?: boolean }[];
    rows: readonly (readonly string[])[];
  };
  /** What of a member's data would be kept, and for what. */
  stored: string;
  /** Parts of its own, shown to everybody. */
  sections?: readonly Section[];
  /** Where `?tab=` leads, when not to the usual part. */
  tabs?: Partial<Record<PortalTab, string>>;
  /** What is asked here may endanger somebody: it is told to caseworkers, by no form whose words we could read. */
  isSealed?: true;
  /** Kinds of enquiry and pages whose enquiries belong here. */
  enquiries?: readonly string[];
};

/** Any signed-in member may enter. */
export type OpenPortal = Common & { key: string; access: "member" };

/** Staff let members in one by one. */
export type GrantPortal = Common & {
  key: GrantKey;
  access: "grant";
  /** What staff look at when they decide. */
  looksAt: string;
};

/** What anybody may know of a portal. */
export type Portal = OpenPortal | GrantPortal;

/** All that is written down of a portal. `readMemberSections` alone hands out what only somebody who may enter reads. */
export type PortalRecord = Portal & { memberSections?: readonly Section[] };
