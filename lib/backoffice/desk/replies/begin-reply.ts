import "server-only";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { dayInWords } from "#lib/platform/words/open/moments.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { fillGaps } from "../open/replies.ts";
import type { WholeCase } from "../read-case.ts";
import type { CannedReply } from "./list-replies.ts";

/**
 * A canned reply as the draft of an answer. Placeholders are filled in from the case; unknown values stay in braces.
 */
export function beginReply({ words: text }: CannedReply, { row, title, content }: WholeCase): string {
  const words = wordsOf("desk");
  const country = row.countrySlug ? findCountry(row.countrySlug)?.name : undefined;
  return fillGaps(text, {
    reference: row.reference,
    kind: words(`kind.${row.kind}`),
    topic: title,
    due: dayInWords(row.dueAt, words.locale),
    ...(country && { country }),
    ...(content.name && { name: content.name }),
  });
}
