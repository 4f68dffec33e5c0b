import "server-only";
import type { CaseRow } from "#lib/domains/cases/index.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { countryFactsPath } from "#lib/domains/fact-edits/open/paths.ts";
import { readFeedback, readLead } from "#lib/domains/leads/index.ts";
import { moderateWithin } from "#lib/backoffice/moderation/index.ts";
import { questionIn } from "#lib/domains/navigator/open/question-in.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import type { CaseType } from "./case-type.ts";

/** Links to the facts of the country that a correction is about. */
function recordOf(kind: CaseRow["kind"], slug: string | null) {
  const country = kind === "correction" && slug ? findCountry(slug) : undefined;
  if (!country) return [];
  const words = wordsOf("desk");
  const value = words("fact.recordOf", { country: country.name });
  return [{ label: words("fact.record"), value, href: countryFactsPath(country.slug) }];
}

/** An enquiry has no decision in its domain: it is answered and closed. */
export const enquiries: CaseType = {
  read: async ({ leadId, state, kind, countrySlug, conversation }) => {
    const lead = leadId ? await readLead(leadId) : undefined;
    if (!lead) return undefined;
    const words = wordsOf("desk");
    const { page, campaign, texts } = lead;
    return {
      status: words(`state.${state}`),
      email: lead.email ?? undefined,
      name: lead.name ?? undefined,
      facts: [
        { label: words("fact.page"), value: page, href: page },
        ...recordOf(kind, countrySlug),
        ...(campaign ? [{ label: words("fact.campaign"), value: campaign }] : []),
      ],
      texts,
      files: [],
      events: [],
      // A live conversation is answered in the chat, so it takes no `reply`.
      actions:
        state === "done"
          ? []
          : [...(lead.email && !conversation ? (["reply"] as const) : []), "close", "merge"],
    };
  },
  decide: () => Promise.resolve(),
};

const idOf = ({ feedbackId }: Pick<CaseRow, "feedbackId">): string => feedbackId ?? "";

/** Feedback about a page: kept, or erased. */
export const feedback: CaseType = {
  read: async (row) => {
    const found = await readFeedback(idOf(row));
    if (!found) return undefined;
    const words = wordsOf("desk");
    const waits = found.words !== null && found.moderatedAt === null;
    return {
      status: words(waits ? "stands.waits" : found.words === null ? "stands.removed" : "stands.kept"),
      email: undefined,
      facts: [
        { label: words("fact.page"), value: questionIn(found.page) ?? found.page, href: found.page },
        { label: words("fact.useful"), value: words(found.isUseful ? "yes" : "no") },
      ],
      texts: found.words === null ? [] : [found.words],
      files: [],
      events: found.moderatedAt
        ? [{ at: found.moderatedAt, what: words(found.words === null ? "event.removed" : "event.kept") }]
        : [],
      actions: waits ? ["keep", "remove"] : [],
    };
  },
  decide: (on, row, action, _payload, { id }) =>
    moderateWithin(on, id, { about: "page", id: idOf(row), decision: action === "keep" ? "keep" : "remove" }),
};
