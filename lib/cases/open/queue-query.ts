import { countrySlugs, type CountrySlug } from "#lib/countries/record/open/slugs.ts";
import { cleanLine } from "#lib/text/clean.ts";
import { isUuid } from "#lib/text/is-uuid.ts";
import { caseKinds, caseStates, type CaseKind, type CaseState } from "./kinds.ts";
import { readLabel } from "./labels.ts";

export const caseAges = ["late", "soon", "old"] as const;
/** late: past the day it is due. soon: due within two days. old: sent more than 30 days ago. */
export type CaseAge = (typeof caseAges)[number];

/** What of the queue somebody looks at, as the address of the page has it. */
export type QueueQuery = {
  state: CaseState;
  kind?: CaseKind | undefined;
  country?: CountrySlug | undefined;
  age?: CaseAge | undefined;
  /** Whose they are: one's own, nobody's, or a colleague's by the id. */
  who?: "me" | "nobody" | (string & {}) | undefined;
  /** One that staff gave them. */
  label?: string | undefined;
  /** A reference, or the whole address of a sender. */
  text?: string | undefined;
  /** The place in the list to go on from. */
  after?: string | undefined;
};

const longestText = 254;

type Given = Readonly<Record<string, string | string[] | undefined>>;
const one = (given: string | string[] | undefined): string | undefined => [given].flat()[0] || undefined;
const among = <T extends string>(known: readonly T[], given: string | undefined): T | undefined =>
  known.find((value) => value === given);

/** Reads the query of the page; what means nothing is left out. */
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

/** The query of the page that looks at this; open cases, without a filter, have none. */
export function queueSearch({ state, text, ...rest }: QueueQuery): string {
  const given = { state: state === "open" ? undefined : state, ...rest, q: text };
  const named = Object.entries(given).filter(([, value]) => value);
  return new URLSearchParams(named as [string, string][]).toString();
}

/** What a form sends along of the view it stands in, in the one spelling: nothing of it that the page would not read. */
export const tidySearch = (search: string | undefined): string =>
  queueSearch(readQueueQuery(Object.fromEntries(new URLSearchParams(search))));
