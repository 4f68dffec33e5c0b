import { Panel } from "#components/page/panel.tsx";
import { SentList } from "#components/page/sent-list.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { useWords } from "#components/words/use-words.ts";
import { hasLetters, type Directory } from "#lib/data/site/directories.ts";
import { letterPath } from "#lib/data/site/directory-paths.ts";
import type { ListedSubmission } from "#lib/domains/forms/index.ts";
import { hubPath } from "#lib/domains/members/open/paths.ts";

type Props = { directory: Directory; requests: readonly ListedSubmission[] };

/** Other submissions of a member that belong to a directory, with links to their letters. */
export function OwnRequests({ directory, requests }: Props) {
  const words = useWords("directory");
  return (
    <Panel id="requests" title={words("dashboard.requests")} lead={words("dashboard.requestsLead")}>
      {requests.length === 0 && <p>{words("dashboard.noRequests")}</p>}
      {requests.length > 0 && <SentList sent={requests} />}
      <p className="account-links">
        {hasLetters(directory) && <AppLink href={letterPath(directory)}>{words("dashboard.letter")}</AppLink>}
        <AppLink href={hubPath}>{words("dashboard.account")}</AppLink>
      </p>
    </Panel>
  );
}
