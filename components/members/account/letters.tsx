import { AppLink } from "#components/ui/app-link.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Panel } from "#components/page/panel.tsx";
import { useWords } from "#components/words/use-words.ts";

/** What letters are, and what somebody who needs one can do today. */
export function Letters() {
  const words = useWords("account");
  return (
    <Panel id="letters" title={words("letters.title")}>
      <EmptyState title={words("letters.none")} pattern="adire">
        <p>{words("letters.about")}</p>
        <p>{words("letters.today")}</p>
        <p className="account-links">
          <AppLink href="/contact">{words("letters.write")}</AppLink>
        </p>
      </EmptyState>
    </Panel>
  );
}
