import "server-only";
import { filePageFeedback } from "#lib/domains/leads/index.ts";
import { fold } from "#lib/platform/text/fold.ts";
import { withoutContacts } from "#lib/platform/text/without-contacts.ts";
import { answerQuestion } from "./answer-question.ts";
import { askedOf } from "./asked-of.ts";
import { navigatorHref } from "./open/navigator-href.ts";
import type { VerdictInput } from "./schema.ts";

/**
 * Files whether an answer was right, like feedback on any page: under the address of the answer, with the places that
 * it cited, and without contact details from the question, which might identify somebody. The citations are computed
 * here, not taken from the sender.
 */
export function fileVerdict(
  { right, words, ...query }: VerdictInput,
  { address }: { address: string },
): Promise<{ reference: string }> {
  const asked = askedOf(query);
  const answer = answerQuestion(asked);
  const cited = "sentences" in answer ? answer.sentences.map(({ cite }) => cite.href) : [];
  const page = navigatorHref({ ...asked, ask: fold(withoutContacts(asked.ask)) });
  return filePageFeedback(
    { page, useful: right, missing: words },
    { address, cited, country: answer.countries[0] },
  );
}
