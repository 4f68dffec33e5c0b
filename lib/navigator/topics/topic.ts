import type { ContactPurpose } from "#lib/countries/words/open/support-topics.ts";
import type { WordKey } from "#lib/words/index.ts";
import type { ConceptId } from "../understand/concepts.ts";

/** A page of a country. */
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

/** Where an answer stands. */
export type Reading = {
  page: CountryPage;
  /** The id of the section; empty for the head of the page. */
  section: string;
  /** How many sentences of it are said; one where nothing is said here. */
  most?: number;
} & (
  | {
      as: "row";
      /** What its folded label is like. */
      label: RegExp;
      /** What it says is like, where several rows have that label. */
      text?: RegExp;
      says: WordKey<"navigator">;
      /** Rows of this part have no source unless one stands beside them. */
      isUnsourced?: true;
      /** Whether all of it is one value: no part of it is a remark. */
      isWhole?: true;
    }
  | { as: "prose"; label: RegExp | null }
  | { as: "list"; says: WordKey<"navigator">; label?: RegExp; of: "labels" | "texts" }
  /** The row whose label has most of the words asked for. */
  | { as: "asked"; says: WordKey<"navigator">; isUnsourced?: true }
  /** All steps, in order. */
  | { as: "steps" }
  /** The step with such a heading, or that hands out such a thing; the first of these that one is like. */
  | { as: "step"; steps: readonly RegExp[] }
  /** The public holidays with such a name or in such a month. */
  | { as: "holidays"; says: WordKey<"navigator"> }
  /** The shares that stand below a heading, with what has them. */
  | { as: "shares"; says: WordKey<"navigator">; below: RegExp }
);

/** What the last word is about, where more than knowledge is at stake. */
type Stake = "law" | "immigration" | "money";

export type Topic = {
  id: string;
  /** Each a set of concepts that asks for it when all are spoken of. */
  asks: readonly (readonly ConceptId[])[];
  /** One sentence or more each; of the readings of one slot the first counts that is known for certain. */
  slots: readonly (readonly Reading[])[];
  /** What is said first to whoever comes from abroad. */
  ofForeigners?: readonly Reading[];
  stake?: Stake;
  office?: ContactPurpose;
  /** Whether it is asked for each way to register: sole trader, foreign owner, branch. */
  byWay?: true;
  /** Topics that are asked next. */
  next?: readonly string[];
};
