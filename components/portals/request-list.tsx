import { SentRow } from "#components/page/sent-row.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { formTitle } from "#lib/data/content/form-words.ts";
import { leadLabel } from "#lib/domains/leads/shared/lead-words.ts";
import type { RequestRow } from "#lib/domains/portals/open/request-row.ts";

/** What was sent from a portal, each with its status: a member's own requests, or the made-up rows of the preview. */
export function RequestList({ requests }: { requests: readonly RequestRow[] }) {
  const words = useWords("forms");
  const said = ({ sent, state }: RequestRow) =>
    "form" in sent
      ? { name: formTitle(sent.form, words.locale), stands: words(`status.state.${sent.stands}`) }
      : { name: leadLabel(sent.leadType, words.locale), stands: words(`thread.turn.${state}`) };
  return (
    <ul className="account-rows">
      {each(requests, (row) => (
        <SentRow reference={row.reference} sentAt={row.filedAt} hasNews={row.hasNews} {...said(row)} />
      ))}
    </ul>
  );
}
