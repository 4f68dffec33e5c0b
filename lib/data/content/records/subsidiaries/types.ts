import type { LeadType } from "../../lead-types.ts";
import type { RecordPath } from "#lib/data/site/paths.ts";
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
 * The content about one division or programme of the group. subsidiary-pages.ts builds two pages from it: the main page
 * and the FAQ page.
 */
export type Subsidiary = {
  /** The last segment of its path. */
  slug: SubsidiarySlug;
  /** The short name in menus and breadcrumbs. */
  name: string;
  title: string;
  description: string;
  /** The field it works in, or "Programme". */
  eyebrow: string;
  lead: string;
  /** What it does and why, two to four paragraphs. */
  what: readonly [string, string, ...string[]];
  /** Three to five groups of people, and how each would benefit. */
  forWhom: Facts;
  works: Pick<DiagramSection, "lead" | "shape" | "caption" | "nodes">;
  /** What exists today, and what does not. */
  today: Facts;
  /** What is planned, with years. */
  plan: TimelineSection["entries"];
  /** Who may take part and on which terms. */
  terms: Facts;
  /** The application form, if there is one. It comes after the terms. */
  apply?: Pick<ApplySection, "heading" | "lead" | "form">;
  /** At least four. */
  risks: Facts;
  /** The three questions asked first. */
  questions: readonly [FaqItem, FaqItem, FaqItem];
  /** Sections that only this division or programme has. They come before the next step. */
  extra?: readonly Section[];
  /** The next step: an enquiry form whose answers go to the office. */
  next: { lead: string; leadType: LeadType; submitLabel: string };
  related: PageRecord["related"];
  reviewedOn: string;
  /** At least six further questions, in groups. None of them is on the main page. */
  faq: {
    description: string;
    lead: string;
    /** One answer as a drawing, before the others. */
    drawing: Drawing;
    groups: readonly { id: string; heading: string; items: readonly FaqItem[] }[];
  };
} & Pick<Section, "rests" | "sources">;

export type Drawing = DiagramSection | FlowSection | PartsSection | ForkSection | BarsSection;

export type FaqItem = FaqSection["items"][number];
