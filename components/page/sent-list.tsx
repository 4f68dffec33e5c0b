import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import type { ListedSubmission } from "#lib/domains/forms/index.ts";
import { formTitle } from "#lib/data/content/form-words.ts";
import { SentRow } from "./sent-row.tsx";

/** What a member sent, each with its state and a link to its page. */
export function SentList({ sent }: { sent: readonly ListedSubmission[] }) {
  const words = useWords("forms");
  return (
    <ul className="account-rows">
      {each(sent, ({ form, state, ...one }) => (
        <SentRow {...one} stands={words(`status.state.${state}`)} name={formTitle(form, words.locale)} />
      ))}
    </ul>
  );
}
