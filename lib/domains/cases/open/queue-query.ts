import { countrySlugs, type CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { cleanLine } from "#lib/platform/text/clean.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { caseKinds, caseStates, type CaseState, type CaseKind } from "./kinds.ts";
import { mostCounted } from "./limits.ts";
import { readLabel } from "./labels.ts";

/** The cases in each state, and how many are overdue. A count above `mostCounted` is `mostCounted` + 1. */
export type CaseCounts = readonly { state: CaseState; count: number; late: number }[];

export const countIn = (counts: CaseCounts, state: CaseState): number =>
  counts.find((row) => row.state === state)?.count ?? 0;

/** A count in the form that the words of the queue take. */
export const upToMost = (count: number): { count: number; isMore: boolean } => ({
  count: Math.min(count, mostCounted),
  isMore: count > mostCounted,
});

export const caseAges = ["late", "soon", "old"] as const;
/** late: past its due date. soon: due within two days. old: sent more than 30 days ago. */
export type CaseAge = (typeof caseAges)[number];

/** The filters of the queue, as in the page's URL. */
export type QueueQuery = {
  state: CaseState;
  kind?: CaseKind | undefined;
  country?: CountrySlug | undefined;
  age?: CaseAge | undefined;
  /** The assignee: "me", nobody, or a colleague's id. */
  who?: "me" | "nobody" | (string & {}) | undefined;
  /** A label that staff gave the case. */
  label?: string | undefined;
  /** A reference, or the whole address of a sender. */
  text?: string | undefined;
  /** The cursor to continue from. */
  after?: string | undefined;
};

const longestText = 254;

type Given = Readonly<Record<string, string | string[] | undefined>>;
const one = (given: string | string[] | undefined): string | undefined => [given].flat()[0] || undefined;
const among = <T extends string>(known: readonly T[], given: string | undefined): T | undefined =>
  known.find((value) => value === given);

/** Parses the query of the page. Invalid values are left out. */
export function readQueueQuery(query: Given): QueueQuery {
  const who = one(query["who"]);
  const text = cleanLine(one(query["q"]) ?? "").slice(0, longestText);
  return {
    state: among(caseStates, one(query["state"])) ?? "open",
    kind: among(caseKinds, one(query["kind"])),
    country: among(countrySlugs, one(query["country"])),
    age: among(caseAges, one(query["age"])),
    who: who === "me" || who === "nobody" || (who && isUuid(who)) ? who : undefined,
    label: readLabel(one(query["label"]) ?? ""),
    text: text || undefined,
    after: one(query["after"]),
  };
}

/** The query string for these filters. It is empty for open cases without a filter. */
export function queueSearch({ state, text, ...rest }: QueueQuery): string {
  const given = { state: state === "open" ? undefined : state, ...rest, q: text };
  const named = Object.entries(given).filter(([, value]) => value);
  return new URLSearchParams(named as [string, string][]).toString();
}

/** The canonical query string of the view a form is sent from, with only what the page reads. */
export const tidySearch = (search: string | undefined): string =>
  queueSearch(readQueueQuery(Object.fromEntries(new URLSearchParams(search))));
