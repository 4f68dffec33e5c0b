import { QueuePage } from "#components/desk/queue-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { readQueueQuery } from "#lib/domains/cases/open/queue-query.ts";
import { readQueue } from "#lib/backoffice/desk/index.ts";
import { bulkFormId } from "#lib/backoffice/desk/open/bulk.ts";
import { queuePath } from "#lib/backoffice/desk/open/paths.ts";
import { kindsOf } from "#lib/backoffice/desk/open/rights.ts";
import { exportFormId, viewFormId, viewRemovalFormId } from "#lib/backoffice/desk/open/views.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readFormState } from "#app/[locale]/form-state.ts";
import { readColleague, staffMetadata } from "./staff-page.tsx";
import "#app/sheets/desk.css";

export async function generateMetadata() {
  const words = await pageWords("desk");
  return staffMetadata(queuePath, {
    title: words("queue.title"),
    description: words("queue.about"),
  });
}

export default async function Desk({ searchParams }: PageProps<"/[locale]/admin">) {
  const visit = await readColleague(queuePath);
  if (!visit) return <NothingHere path={queuePath} />;
  const given = await searchParams;
  const query = readQueueQuery(given);
  const [queue, state] = await Promise.all([
    unlessAway("readQueue", () => readQueue(visit, query)),
    readFormState(given, viewFormId, viewRemovalFormId, exportFormId, bulkFormId),
  ]);
  return (
    <QueuePage
      member={visit.member}
      query={query}
      kinds={kindsOf(visit.member.role)}
      queue={queue}
      state={state}
    />
  );
}
