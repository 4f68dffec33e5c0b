import type { LeadType } from "../leads/lead-types.ts";
import type { ClaimId } from "./claims.ts";

/** A way on from where the reader is. Links to pages that settings hide are left out when drawn. */
export type Action = { href: string; label: string };

/** How far something has come. Only what exists today is `open`. */
export type Stage = "open" | "pilot" | "planned" | "later";

type Head = {
  /** The anchor of the section; unique on its page. */
  id: string;
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string;
};

/** Running text. */
export type ProseSection = Head & { kind: "prose"; paragraphs: readonly string[] };

/** Short things of one kind beside each other, in named groups. */
export type CardsSection = Head & {
  kind: "cards";
  groups: readonly {
    name: string;
    cards: readonly {
      title: string;
      text: string;
      facts: readonly { term: string; text: string }[];
      stage: Stage;
    }[];
  }[];
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
  | AskSection;

/** A page kept as a record; components/content/page-view.tsx draws any of them. */
export type Page = {
  path: `/${string}`;
  title: string;
  description: string;
  eyebrow?: string;
  lead: string;
  /** Lists the sections at the top of the page. */
  contents?: true;
  sections: readonly [Section, ...Section[]];
};
