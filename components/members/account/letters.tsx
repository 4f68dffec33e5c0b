import { AppLink } from "#components/ui/app-link.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Panel } from "#components/page/panel.tsx";

/** What letters are, and what somebody who needs one can do today. */
export function Letters() {
  return (
    <Panel id="letters" title="Letters">
      <EmptyState title="You have no letters" pattern="adire">
        <p>
          A letter asks an office for a record about you: a school for a certificate, a hospital for a file, a
          registry for an entry of birth or marriage. Letters cannot be asked for on this page.
        </p>
        <p>
          What you can do today: write to us which record you need and from which country. Leave out identity
          numbers.
        </p>
        <p className="account-links">
          <AppLink href="/contact">Write to us</AppLink>
        </p>
      </EmptyState>
    </Panel>
  );
}
