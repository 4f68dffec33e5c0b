import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import type { ListedSubmission } from "#lib/forms/index.ts";
import { formTitle } from "#lib/forms/open/form-words.ts";
import { SentRow } from "./sent-row.tsx";

/** What a member sent, each with where it stands and the way to its page. */
export function SentList({ sent }: { sent: readonly ListedSubmission[] }) {
  const { locale } = useWords("forms");
  return (
    <ul className="account-rows">
      {each(sent, ({ form, ...one }) => (
        <SentRow {...one} name={formTitle(form, locale)} />
      ))}
    </ul>
  );
}
