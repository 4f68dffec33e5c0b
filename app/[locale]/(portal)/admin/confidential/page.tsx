import { z } from "zod";
import { CasePage } from "#components/confidential/case-page.tsx";
import { ListPage } from "#components/confidential/list-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import {
  closeFormId,
  findOwnKeys,
  listCases,
  listRecipients,
  readCase,
} from "#lib/domains/confidential/index.ts";
import { caseworkPath } from "#lib/data/site/open/confidential.ts";
import { confidentialStates } from "#lib/domains/confidential/open/states.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import type { Visit } from "#lib/domains/members/index.ts";
import { readFormState } from "#app/[locale]/form-state.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/casework.css";

export async function generateMetadata() {
  const words = await pageWords("confidential");
  return {
    ...(await staffMetadata(caseworkPath, { title: words("work.title"), description: words("work.about") })),
    referrer: "no-referrer" as const,
  };
}

/** Unknown query values fall back to the waiting cases. */
const asked = z.object({
  state: z.enum(confidentialStates).catch("waiting"),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  case: z.uuid().optional().catch(undefined),
});

type Query = Readonly<Record<string, string | string[] | undefined>>;

export default async function Casework({ searchParams }: PageProps<"/[locale]/admin/confidential">) {
  const visit = await readColleague(caseworkPath);
  if (!visit) return <NothingHere path={caseworkPath} />;
  const query = await searchParams;
  const { case: id, ...which } = asked.parse(query);
  if (query["case"] !== undefined)
    return id ? <Case visit={visit} id={id} query={query} /> : <NothingHere path={caseworkPath} />;
  const found = await unlessAway("listCases", () =>
    Promise.all([listCases(visit, which), findOwnKeys(visit)]),
  );
  const [list, keys] = found ?? [];
  return <ListPage email={visit.member.email} {...which} list={list} hasKey={keys?.since !== undefined} />;
}

async function Case({ visit, id, query }: { visit: Visit; id: string; query: Query }) {
  const found = await unlessAway("readCase", () =>
    Promise.all([readCase(visit, id), findOwnKeys(visit), listRecipients()]),
  );
  const [whole, keys, recipients] = found ?? [];
  if (!whole || !keys || !recipients) return <NothingHere path={caseworkPath} />;
  const state = await readFormState(query, closeFormId);
  return (
    <CasePage email={visit.member.email} whole={whole} keys={keys} recipients={recipients} state={state} />
  );
}
