import type { LeadType } from "#lib/leads/open/lead-types.ts";
import type { RecordPath } from "#lib/site/paths.ts";
import type {
  ApplySection,
  BarsSection,
  DiagramSection,
  FaqSection,
  FactsSection,
  FlowSection,
  ForkSection,
  PageRecord,
  PartsSection,
  Section,
  TimelineSection,
} from "../../types.ts";

type Facts = FactsSection["facts"];
type SlugOf<P> = P extends `/subsidiaries/${infer Slug}/faq` ? Slug : never;
type SubsidiarySlug = SlugOf<RecordPath>;

/**
 * What is written about one division or programme of the group. subsidiary-pages.ts makes two pages of it: its own and
 * that of its questions.
 */
export type Subsidiary = {
  /** The last part of its address. */
  slug: SubsidiarySlug;
  /** Short name: in menus and breadcrumbs. */
  name: string;
  title: string;
  description: string;
  /** The field it works in, or "Programme". */
  eyebrow: string;
  lead: string;
  /** What it does and why, two to four paragraphs. */
  what: readonly [string, string, ...string[]];
  /** Three to five kinds of people, and what each would have of it. */
  forWhom: Facts;
  works: Pick<DiagramSection, "lead" | "shape" | "caption" | "nodes">;
  /** What exists today, and what does not. */
  today: Facts;
  /** What is planned, with years. */
  plan: TimelineSection["entries"];
  /** Who may take part and on which terms. */
  terms: Facts;
  /** The form by which one takes part, where there is one; it follows the terms. */
  apply?: Pick<ApplySection, "heading" | "lead" | "form">;
  /** Four or more. */
  risks: Facts;
  /** The three questions asked first. */
  questions: readonly [FaqItem, FaqItem, FaqItem];
  /** Parts that only this one has, before the next step. */
  extra?: readonly Section[];
  /** The next step: a form that reaches the office. */
  next: { lead: string; leadType: LeadType; submitLabel: string };
  related: PageRecord["related"];
  reviewedOn: string;
  /** Six or more further questions, in groups; none of them stands on the page itself. */
  faq: {
    description: string;
    lead: string;
    /** One answer drawn, before the others. */
    drawing: Drawing;
    groups: readonly { id: string; heading: string; items: readonly FaqItem[] }[];
  };
} & Pick<Section, "rests" | "sources">;

export type Drawing = DiagramSection | FlowSection | PartsSection | ForkSection | BarsSection;

export type FaqItem = FaqSection["items"][number];
