import { BulkPage, type AskedBulk } from "#components/desk/bulk-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { tidySearch } from "#lib/domains/cases/open/queue-query.ts";
import { listDesk, previewBulk, readRun } from "#lib/backoffice/desk/index.ts";
import { bulkFormId, mostAtOnce, readAction, readReads } from "#lib/backoffice/desk/open/bulk.ts";
import { bulkPath } from "#lib/backoffice/desk/open/paths.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import type { Visit } from "#lib/domains/members/index.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readFormState } from "#app/[locale]/form-state.ts";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/desk.css";

type Query = Awaited<PageProps<"/[locale]/admin/bulk">["searchParams"]>;

const one = (given: string | string[] | undefined): string => [given].flat()[0] ?? "";

export async function generateMetadata() {
  const words = await pageWords("desk-tools");
  return staffMetadata(bulkPath, { title: words("bulk.title"), description: words("bulk.about") });
}

/** Reads the bulk action and the cases to preview from the query; undefined if it names none. */
async function readAsked(visit: Visit, query: Query): Promise<AskedBulk | undefined> {
  const asked = readAction(one(query["do"]));
  const named = [query["case"]].flat().filter((given) => given !== undefined);
  const cases = readReads(named).slice(0, mostAtOnce);
  if (!asked || cases.length === 0) return undefined;
  const { action, to = visit.member.id } = asked;
  const [preview, colleagues] = await Promise.all([
    previewBulk(visit, { action, to, cases }),
    action === "assign" ? listDesk() : [],
  ]);
  return { action, to, toWhom: colleagues.find(({ id }) => id === to)?.email, preview };
}

export default async function Bulk({ searchParams }: PageProps<"/[locale]/admin/bulk">) {
  const visit = await readColleague(bulkPath);
  if (!visit) return <NothingHere path={bulkPath} />;
  const query = await searchParams;
  const [read, state] = await Promise.all([
    unlessAway("readBulk", async () => {
      const run = await readRun(visit, one(query["run"]));
      return { run, asked: run ? undefined : await readAsked(visit, query) };
    }),
    readFormState(query, bulkFormId),
  ]);
  return (
    <BulkPage
      member={visit.member}
      view={tidySearch(one(query["view"]))}
      isAway={!read}
      asked={read?.asked}
      run={read?.run}
      state={state}
    />
  );
}
