import "server-only";
import type { CaseRow } from "#lib/domains/cases/index.ts";
import {
  askWithin,
  decideWithin,
  joinWithin,
  readLetter,
  readSubmission,
  answersInWords,
} from "#lib/domains/forms/index.ts";
import { countQuotes } from "#lib/domains/quotes/index.ts";
import { quotesPath } from "#lib/domains/quotes/open/paths.ts";
import { changeVacancyPath } from "#lib/domains/vacancies/open/paths.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import type { PendingAction } from "../open/actions.ts";
import type { CaseContent, CaseType } from "./case-type.ts";

/** The actions allowed in each state. Any other state is final: only `reply` and `close` remain. */
const actionsIn: Partial<Record<string, readonly PendingAction[]>> = {
  received: ["ask", "accept", "refuse", "reply", "merge"],
  asked: ["accept", "refuse", "reply", "merge"],
  answered: ["ask", "accept", "refuse", "reply", "merge"],
};

/**
 * A letter is private to its sender. Staff see that it exists and its state, and may reply to what is written to them.
 */
async function letter({ reference, state }: CaseRow): Promise<CaseContent | undefined> {
  const found = await readLetter(reference);
  if (!found) return undefined;
  const words = wordsOf("desk");
  return {
    status: wordsOf("forms")(`status.state.${found.state}`),
    email: found.address,
    facts: [{ label: words("fact.letter"), value: words("letter.private") }],
    texts: [],
    files: [],
    events: [],
    actions: state === "open" ? ["reply", "close"] : [],
  };
}

/** How many vendors a buyer's request went to, with a link to pass it on. */
async function quotesFact(reference: string) {
  const words = wordsOf("quotes");
  const counts = await countQuotes(reference);
  return { label: words("case.fact"), value: words("case.counts", counts), href: quotesPath(reference) };
}

/** What was sent by a form of several steps. */
export const submissions: CaseType = {
  read: async (row, { id }) => {
    if (row.kind === "letter") return letter(row);
    const sent = await readSubmission(row.reference, { by: id, actorId: id });
    if (!sent) return undefined;
    const words = wordsOf("desk");
    const { form, state, address, answers, events, files, vacancy } = sent;
    return {
      status: words(`submission.${state}`),
      email: address,
      facts: [
        ...(vacancy
          ? [
              {
                label: wordsOf("vacancies")("case.fact"),
                value: vacancy.title,
                href: changeVacancyPath(vacancy.id),
              },
            ]
          : []),
        ...(form.id === "quote-request" ? [await quotesFact(row.reference)] : []),
      ],
      texts: [],
      steps: answersInWords(form, answers, words.locale, files),
      files,
      events: events.map(({ kind, at, words: text }) => ({
        at,
        what: words(`happened.${kind}`),
        words: text,
      })),
      actions: row.state === "done" ? [] : [...(actionsIn[state] ?? (["reply", "close"] as const))],
    };
  },
  decide: async (on, { reference }, action, { words = "", into = "" }, { id }) => {
    const by = { by: id, actorId: id };
    if (action === "ask") await askWithin(on, reference, words, by);
    if (action === "accept") await decideWithin(on, reference, { state: "accepted", reason: words, ...by });
    if (action === "refuse") await decideWithin(on, reference, { state: "refused", reason: words, ...by });
    if (action === "merge") await joinWithin(on, reference, into, by);
  },
};
