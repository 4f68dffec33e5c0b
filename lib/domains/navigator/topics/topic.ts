import type { FactKey } from "#lib/data/countries/record/open/fact-key.ts";
import type { ContactPurpose } from "#lib/data/countries/words/open/support-topics.ts";
import type { WordKey } from "#lib/platform/words/index.ts";
import type { ConceptId } from "../understand/concepts.ts";

export type CountryPage =
  | "guide"
  | "sole-trader"
  | "foreign-owner"
  | "branch"
  | "calendar"
  | "profile"
  | "living"
  | "help-desk"
  | "contacts"
  | "history";

type Wording = {
  says: WordKey<"navigator">;
  /** Rows of this section have no source unless one is beside them. */
  isUnsourced?: true;
  /** Whether all of its text is one value, without a remark. */
  isWhole?: true;
};

/** Where an answer is, and how it is read. A label is matched in lower case; a string is all of it. */
export type Reading = {
  page: CountryPage;
  /** The id of the section; empty for the head of the page. */
  section: string;
  /** The most sentences that are taken from it. The default is one, or three for a `step`. */
  most?: number;
} & (
  | ({ as: "fact"; fact: FactKey } & Wording)
  /** Rows without a key: those whose names the record's sources give. */
  | ({ as: "row"; label: RegExp | string } & Wording)
  | { as: "prose"; label: RegExp | null }
  | { as: "list"; says: WordKey<"navigator">; label?: RegExp; of: "labels" | "texts" }
  /** The row whose label has most of the words asked for. */
  | { as: "asked"; says: WordKey<"navigator">; isUnsourced?: true }
  /** All steps, in order. */
  | { as: "steps" }
  /** The step whose heading, or what it issues, matches. The first pattern that matches a step counts. */
  | { as: "step"; steps: readonly RegExp[] }
  /** The public holidays with a name or in a month that the question has. */
  | { as: "holidays"; says: WordKey<"navigator"> }
  /** The shares below a heading, with their labels. */
  | { as: "shares"; says: WordKey<"navigator">; below: RegExp }
);

/** What is at stake if an office has the final say. */
type Stake = "law" | "immigration" | "money";

export type Topic = {
  id: string;
  /** Each is a set of concepts: a question that contains all of them asks for this topic. */
  asks: readonly (readonly ConceptId[])[];
  /** Each slot gives one sentence or more, from its first reading that is certain. */
  slots: readonly (readonly Reading[])[];
  /** What is said first to somebody from abroad. */
  ofForeigners?: readonly Reading[];
  stake?: Stake;
  office?: ContactPurpose;
  /** Whether the answer depends on the form of registration: sole trader, foreign owner, branch. */
  byRegistration?: true;
  /** The ids of topics to suggest as next questions. */
  next?: readonly string[];
};
