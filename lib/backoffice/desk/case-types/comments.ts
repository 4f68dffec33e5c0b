import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import type { CaseRow } from "#lib/domains/cases/index.ts";
import { moderateWithin } from "#lib/backoffice/moderation/index.ts";
import { readComment, type ReadComment } from "#lib/domains/ratings/index.ts";
import { ratingsPath } from "#lib/domains/ratings/open/paths.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import type { CaseType } from "./case-type.ts";

const find = async ({ memberId, countrySlug, ratingKind }: CaseRow): Promise<ReadComment | undefined> =>
  memberId && countrySlug && ratingKind
    ? readComment({ memberId, countrySlug, kind: ratingKind })
    : undefined;

/** The comment of a member's rating, read without the member's name. It is shown to everybody, or erased. */
export const comments: CaseType = {
  read: async (row) => {
    const comment = await find(row);
    if (!comment || !row.countrySlug || !row.ratingKind) return undefined;
    const words = wordsOf("desk");
    const { state, score } = comment;
    const href = ratingsPath(row.countrySlug);
    return {
      status: words(`stands.${state === "waiting" ? "waits" : state === "shown" ? "shown" : "removed"}`),
      email: undefined,
      facts: [
        { label: words("fact.page"), value: href, href },
        { label: words("fact.rated"), value: wordsOf("leaf")(`ratings.kind.${row.ratingKind}`) },
        { label: words("fact.score"), value: words("score", { score }) },
      ],
      texts: comment.words === null ? [] : [comment.words],
      files: [],
      events: [],
      actions: state === "waiting" ? ["keep", "remove"] : state === "shown" ? ["remove"] : [],
    };
  },
  // The decision is about the wording that was read. If the comment has changed since then, the decision fails.
  decide: async (on, row, action, { words: id }, by) => {
    if (!id) throw new AppError("conflict", fault("moderation.decidedAlready"));
    await moderateWithin(on, by.id, { about: "rating", id, decision: action === "keep" ? "keep" : "remove" });
  },
};

/** The id of a comment's current wording, which a decision refers to. */
export const wordingOf = async (row: CaseRow): Promise<string | undefined> =>
  (await find(row))?.id ?? undefined;
