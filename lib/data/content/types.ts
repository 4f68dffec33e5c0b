import type { Directory } from "#lib/data/site/directories.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import type { LeadType } from "./lead-types.ts";
import type { CitedSource } from "#lib/data/countries/record/open/cited-source.ts";
import type { ClaimId } from "./claims.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import type { HidingFlag, FooterColumn } from "#lib/data/site/entry.ts";
import type { Href, PageHref, SitePath } from "#lib/data/site/paths.ts";

/** A link to a next step. Links to pages that settings hide are left out when rendered. */
export type Action = { href: Href; label: string };

/** The stage of a plan. Only what exists today is `open`. */
export type Stage = "open" | "pilot" | "planned" | "later";

type Head = {
  /** The anchor of the section; unique on its page. */
  id: string;
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string;
  /** Where the facts of the section come from. */
  sources?: readonly CitedSource[];
  /**
   * Claims about the group that the section makes. Each is shown with its kind, so that a target never reads as a
   * result.
   */
  rests?: readonly ClaimId[];
};

/** Running text. */
export type ProseSection = Head & { kind: "prose"; paragraphs: readonly string[] };

/** Cards in named groups. A card with an address links to its page. */
export type CardsSection = Head & {
  kind: "cards";
  groups: readonly {
    name: string;
    cards: readonly {
      title: string;
      text: string;
      href?: Href;
      facts?: readonly { term: string; text: string }[];
      stage?: Stage;
    }[];
  }[];
};

/** A table. The first column names its row. */
export type TableSection = Head & {
  kind: "table";
  /** What the table contains, for screen readers. */
  caption: string;
  columns: readonly { label: string; numeric?: true }[];
  rows: readonly (readonly string[])[];
};

/**
 * A diagram of how something works. `chain` is a sequence. `cycle` is a sequence whose last node leads to the first.
 * `lanes` shows who does what in time order, with one lane for each `by`.
 */
export type DiagramSection = Head & {
  kind: "diagram";
  shape: "chain" | "cycle" | "lanes";
  /** What the drawing shows, in one sentence. */
  caption: string;
  nodes: readonly { title: string; text: string; by?: string }[];
};

/** A sequence diagram: the names of the parties, and below them an arrow for each thing that passes, in time order. */
export type FlowSection = Head & {
  kind: "flow";
  /** What the drawing shows, in one sentence. */
  caption: string;
  /** Two to five parties, in display order. */
  parties: readonly [string, string, ...string[]];
  /** Each item passes from one party to another. Both are indexes into `parties`. */
  passes: readonly { from: number; to: number; what: string }[];
};

/** A diagram of a whole and its parts. */
export type PartsSection = Head & {
  kind: "parts";
  /** What the drawing shows, in one sentence. */
  caption: string;
  whole: string;
  parts: readonly { title: string; text: string }[];
};

/** A decision chart: questions in sequence, of which the first that is answered yes says what to do. */
export type ForkSection = Head & {
  kind: "fork";
  /** What the drawing shows, in one sentence. */
  caption: string;
  asks: readonly { question: string; yes: string }[];
  /** What applies when every answer is no. */
  otherwise: string;
};

/** A bar chart of amounts or durations on one scale, each bar with its text. */
export type BarsSection = Head & {
  kind: "bars";
  /** What is counted, for screen readers. */
  label: string;
  /** The headings of the two columns of its table. */
  columns: readonly [string, string];
  rows: readonly { label: string; value: number; text: string }[];
  /** Where the figures come from. */
  source: string;
};

/** Verbatim quotes from documents, each with its place there. */
export type QuoteSection = Head & {
  kind: "quote";
  quotes: readonly { text: string; document: string; place: string; href: string; year: number }[];
};

/** Files to download. */
export type DownloadsSection = Head & {
  kind: "downloads";
  files: readonly { href: `/${string}`; title: string; text: string; format: string }[];
};

/** Countries marked on the map of Africa, by stage. */
export type MapSection = Head & {
  kind: "map";
  /** What the map shows, in one sentence. */
  caption: string;
  places: readonly { slug: CountrySlug; text: string; stage: Stage }[];
};

/** How the 54 countries are spread along each of these figures, with the median. */
export type SpreadSection = Head & { kind: "spread"; figures: readonly FigureKey[] };

/** Whether a division or programme exists in law, and who is responsible for it. */
export type StandingSection = Head & { kind: "standing" };

/** What is open today, collected from all records. */
export type BoardSection = Head & { kind: "board" };

/** Dated notes of the group, newest first, and where to follow them. */
export type NotesSection = Head & { kind: "notes"; of: "news" | "press" };

/** Links to all pages of one sort, taken from the registry. */
export type IndexSection = Head & {
  kind: "index";
  of: "pages" | "histories" | "support" | "print" | "forms";
};

/** An interactive tool. components/content/tool.tsx maps each to its component. */
export type ToolSection = Head & {
  kind: "tool";
  tool: "send-estimate" | "self-check" | "ask-guides" | "ask-question";
};

/** A description list: terms with their facts. */
export type FactsSection = Head & { kind: "facts"; facts: readonly { term: string; text: string }[] };

/** Steps in a fixed order. */
export type StepsSection = Head & { kind: "steps"; steps: readonly { title: string; text: string }[] };

/** A chart of the parts of a whole in per cent, marked as target or actual: a plan is never shown as a result. */
export type ChartSection = Head & {
  kind: "chart";
  mark: "target" | "actual";
  /** What the whole is, for screen readers. */
  label: string;
  parts: readonly { label: string; percent: number }[];
  /** Where the figures come from and for which year. */
  source: string;
};

/** A timeline of what is planned and when. */
export type TimelineSection = Head & {
  kind: "timeline";
  entries: readonly { when: string; title: string; text: string; stage: Stage }[];
};

/** Questions with their answers. */
export type FaqSection = Head & { kind: "faq"; items: readonly { question: string; answer: string }[] };

/** The next step, as links. */
export type ActionSection = Head & { kind: "action"; actions: readonly [Action, ...Action[]] };

/** Something the reader must know before going on. */
export type NoticeSection = Head & {
  kind: "notice";
  tone: "info" | "caution";
  paragraphs: readonly string[];
  /** A link to what to do at once. */
  next?: Action;
};

/** One programme: what it is, who it is for, how to take part, and what can be done today. */
export type ProgrammeSection = Head & {
  kind: "programme";
  stage: Stage;
  paragraphs: readonly string[];
  forWhom: string;
  takePart: readonly string[];
  next: Action;
};

/** Claims with the evidence for each. */
export type ClaimsSection = Head & { kind: "claims"; claims: readonly ClaimId[] };

/** An enquiry form whose answers go to the office. */
export type AskSection = Head & { kind: "ask"; leadType: LeadType; submitLabel: string };

/** The entry to a multi-step form: what it is, how long it takes, who decides and by when. */
export type ApplySection = Head & { kind: "apply"; form: FormId };

/** The search box of a directory. */
export type SearchSection = Head & { kind: "search"; directory: Directory };

export type Section =
  | ProseSection
  | CardsSection
  | FactsSection
  | StepsSection
  | ChartSection
  | TimelineSection
  | FaqSection
  | ActionSection
  | NoticeSection
  | ProgrammeSection
  | ClaimsSection
  | AskSection
  | ApplySection
  | SearchSection
  | TableSection
  | DiagramSection
  | QuoteSection
  | DownloadsSection
  | MapSection
  | ToolSection
  | NotesSection
  | IndexSection
  | SpreadSection
  | StandingSection
  | BoardSection;

/** Sections that only record pages render: the home page and portals do not load their styles. */
export type DrawnSection = FlowSection | PartsSection | ForkSection | BarsSection;

export type RecordSection = Section | DrawnSection;

/** The registry's data about a page, from which menus, footer, sitemap and breadcrumbs are built. */
export type Place = {
  path: SitePath;
  /** The short name in menus and breadcrumbs. */
  name: string;
  /** The page above it in the breadcrumbs; the home page has none. */
  parent?: SitePath;
  /** The footer column that lists it. */
  footer?: FooterColumn;
  /** Keeps the page out of search engines and the sitemap. It may still be linked. */
  unlisted?: true;
  /** The setting that hides links to the page. The page itself stays reachable. */
  hiddenBy?: HidingFlag;
};

/** The content of a record page. Its path and its place in menus and footer are in the registry (lib/data/site). */
export type PageRecord = {
  /** The short name in menus and breadcrumbs. */
  name: string;
  /** At most 60 characters. It is also the page's h1. */
  title: string;
  /** 80 to 155 characters: what search engines show. */
  description: string;
  eyebrow?: string;
  /** One or two sentences under the title. */
  lead: string;
  /** Lists the sections at the top of the page. */
  contents?: true;
  /** For a policy or legal text: its version, its effective date and a summary in plain words. */
  document?: { version: string; since: string; summary: readonly [string, ...string[]] };
  sections: readonly [RecordSection, ...RecordSection[]];
  /** Two to five related pages. */
  related: readonly [PageHref, PageHref, ...PageHref[]];
  /** ISO date of the last check of everything on the page. */
  reviewedOn: string;
};

/** A record page with its place in the registry. components/content/page-view.tsx renders all of them. */
export type Page = Place & PageRecord;

/** A prop of every section view: the path of the page that contains it. */
export type OnPage = { page: Page["path"] };
