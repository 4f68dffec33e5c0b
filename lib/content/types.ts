import type { Directory } from "#lib/directory/open/directories.ts";
import type { FormId } from "#lib/forms/open/form-ids.ts";
import type { LeadType } from "#lib/leads/open/lead-types.ts";
import type { ClaimId } from "./claims.ts";
import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import type { FigureKey } from "#lib/countries/record/open/figures.ts";
import type { HidingFlag } from "#lib/site/entry.ts";
import type { FooterColumn } from "#lib/site/footer-columns.ts";
import type { Href, PageHref, SitePath } from "#lib/site/paths.ts";

/** A way on from where the reader is. Links to pages that settings hide are left out when drawn. */
export type Action = { href: Href; label: string };

/** How far something has come. Only what exists today is `open`. */
export type Stage = "open" | "pilot" | "planned" | "later";

/** A document anybody can open that says what a section says. */
export type Source = { label: string; href: `https://${string}`; year: number };

type Head = {
  /** The anchor of the section; unique on its page. */
  id: string;
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string;
  /** Where the facts of the section come from. */
  sources?: readonly Source[];
  /** What the section claims about the group, by the register. Shown with its kind: a target is never a result. */
  rests?: readonly ClaimId[];
};

/** Running text. */
export type ProseSection = Head & { kind: "prose"; paragraphs: readonly string[] };

/** Short things of one kind beside each other, in named groups. A card with an address leads to its page. */
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

/** Rows under named columns. The first column names its row. */
export type TableSection = Head & {
  kind: "table";
  /** What the table holds, for those who hear it. */
  caption: string;
  columns: readonly { label: string; numeric?: true }[];
  rows: readonly (readonly string[])[];
};

/**
 * How something works, drawn. `chain`: one thing after the other. `cycle`: the last leads to the first. `lanes`: who
 * does what, one lane for each `by`, in the order of time.
 */
export type DiagramSection = Head & {
  kind: "diagram";
  shape: "chain" | "cycle" | "lanes";
  /** What the drawing shows, in one sentence. */
  caption: string;
  nodes: readonly { title: string; text: string; by?: string }[];
};

/** What passes between parties, in the order of time: an arrow for each thing, under the names of the parties. */
export type FlowSection = Head & {
  kind: "flow";
  /** What the drawing shows, in one sentence. */
  caption: string;
  /** Two to five, from one side to the other. */
  parties: readonly [string, string, ...string[]];
  /** From one party to another, by their places among `parties`. */
  passes: readonly { from: number; to: number; what: string }[];
};

/** A whole and what it is made of. */
export type PartsSection = Head & {
  kind: "parts";
  /** What the drawing shows, in one sentence. */
  caption: string;
  whole: string;
  parts: readonly { title: string; text: string }[];
};

/** Which way to go: questions one after the other; the first that is answered yes says what to do. */
export type ForkSection = Head & {
  kind: "fork";
  /** What the drawing shows, in one sentence. */
  caption: string;
  asks: readonly { question: string; yes: string }[];
  /** What holds when every answer was no. */
  otherwise: string;
};

/** Amounts or lengths of time as bars on one scale, each with its words. */
export type BarsSection = Head & {
  kind: "bars";
  /** What is counted, for those who hear the chart. */
  label: string;
  /** The heads of the two columns of its table. */
  columns: readonly [string, string];
  rows: readonly { label: string; value: number; text: string }[];
  /** Where the figures come from. */
  source: string;
};

/** The very words of a document, with the place where they stand. */
export type QuoteSection = Head & {
  kind: "quote";
  quotes: readonly { text: string; document: string; place: string; href: string; year: number }[];
};

/** Files that can be had here and now. */
export type DownloadsSection = Head & {
  kind: "downloads";
  files: readonly { href: `/${string}`; title: string; text: string; format: string }[];
};

/** Countries marked on the map of Africa, by how far something has come there. */
export type MapSection = Head & {
  kind: "map";
  /** What the map shows, in one sentence. */
  caption: string;
  places: readonly { slug: CountrySlug; text: string; stage: Stage }[];
};

/** How the 54 countries lie along each of these figures, with the middle of them. */
export type SpreadSection = Head & { kind: "spread"; figures: readonly FigureKey[] };

/** Whether a division or programme exists in law, and who answers for it. */
export type StandingSection = Head & { kind: "standing" };

/** What is open today, drawn from all records. */
export type BoardSection = Head & { kind: "board" };

/** Dated notes of the group, newest first, and where to follow them. */
export type NotesSection = Head & { kind: "notes"; of: "news" | "press" };

/** Links to many pages of one sort, drawn from the registry. */
export type IndexSection = Head & {
  kind: "index";
  of: "pages" | "histories" | "support" | "print" | "forms";
};

/** Something to work with rather than to read; components/content/tool.tsx knows each. */
export type ToolSection = Head & {
  kind: "tool";
  tool: "send-estimate" | "self-check" | "ask-guides" | "ask-question";
};

/** Named facts: a term and what is true of it. */
export type FactsSection = Head & { kind: "facts"; facts: readonly { term: string; text: string }[] };

/** Things in a fixed order. */
export type StepsSection = Head & { kind: "steps"; steps: readonly { title: string; text: string }[] };

/** Parts of a whole in per cent, marked for what they are: a plan is never drawn as a result. */
export type ChartSection = Head & {
  kind: "chart";
  mark: "target" | "actual";
  /** What the whole is, for those who hear the chart. */
  label: string;
  parts: readonly { label: string; percent: number }[];
  /** Where the figures come from and for which year. */
  source: string;
};

/** What is planned for when. */
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
  /** Where to go at once. */
  next?: Action;
};

/** One programme: what it is, for whom, how one takes part, and what can be done today. */
export type ProgrammeSection = Head & {
  kind: "programme";
  stage: Stage;
  paragraphs: readonly string[];
  forWhom: string;
  takePart: readonly string[];
  next: Action;
};

/** What is claimed, and what stands behind it. */
export type ClaimsSection = Head & { kind: "claims"; claims: readonly ClaimId[] };

/** A form that reaches the office. */
export type AskSection = Head & { kind: "ask"; leadType: LeadType; submitLabel: string };

/** The way to a form that is filled in a step at a time: what it is, how long it takes, who decides and by when. */
export type ApplySection = Head & { kind: "apply"; form: FormId };

/** Where one looks something up in a directory. */
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

/** What only pages kept as records draw: home and portals have no room for its looks. */
export type DrawnSection = FlowSection | PartsSection | ForkSection | BarsSection;

export type RecordSection = Section | DrawnSection;

/** How a page stands in the registry, from which menus, footer, sitemap and breadcrumbs are drawn. */
export type Place = {
  path: SitePath;
  /** Short name: in menus and breadcrumbs. */
  name: string;
  /** The page above it in the breadcrumbs; the home page has none. */
  parent?: SitePath;
  /** The footer column it stands in. */
  footer?: FooterColumn;
  /** Kept out of search engines and the sitemap; it may still be linked. */
  unlisted?: true;
  /** Not linked while this setting hides it; the page itself stays. */
  hiddenBy?: HidingFlag;
};

/** What a page kept as a record says. Where it stands, the registry of paths says (lib/site). */
export type PageRecord = {
  /** Short name: in menus and breadcrumbs. */
  name: string;
  /** At most 60 characters; the page's h1, too. */
  title: string;
  /** 80 to 155 characters: what search engines show. */
  description: string;
  eyebrow?: string;
  /** One or two sentences under the title. */
  lead: string;
  /** Lists the sections at the top of the page. */
  contents?: true;
  /** A policy or legal text: its version, since when it holds, and what it says in plain words. */
  document?: { version: string; since: string; summary: readonly [string, ...string[]] };
  sections: readonly [RecordSection, ...RecordSection[]];
  /** Two to five pages to go on to. */
  related: readonly [PageHref, PageHref, ...PageHref[]];
  /** ISO date of the last check of everything on the page. */
  reviewedOn: string;
};

/** A page kept as a record with its place; components/content/page-view.tsx draws any of them. */
export type Page = Place & PageRecord;

/** Given to the view of a section: the path of the page it stands on. */
export type OnPage = { page: Page["path"] };
