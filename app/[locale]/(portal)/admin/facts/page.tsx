import { FactsPage } from "#components/desk/facts/facts-page.tsx";
import { FactsOverview } from "#components/desk/facts/facts-overview.tsx";
import { pageWords } from "#components/words/use-words.ts";
import {
  decideFormId,
  fieldsOfProposal,
  proposeFormId,
  readCountryFacts,
  readOverview,
} from "#lib/domains/fact-edits/index.ts";
import { readFactsQuery } from "#lib/domains/fact-edits/open/facts-query.ts";
import { decideActions, factsPath } from "#lib/domains/fact-edits/open/paths.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { readFormState } from "#app/[locale]/form-state.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/facts.css";

type Props = PageProps<"/[locale]/admin/facts">;

export async function generateMetadata() {
  const words = await pageWords("facts");
  return staffMetadata(factsPath, { title: words("title"), description: words("about") });
}

const doneActions = ["propose", ...decideActions] as const;

export default async function Facts({ searchParams }: Props) {
  const visit = await readColleague(factsPath);
  if (!visit) return <NothingHere path={factsPath} />;
  const given = await searchParams;
  const query = readFactsQuery(given);
  const { country } = query;
  if (!country) {
    const overview = await unlessAway("readOverview", () => readOverview());
    return <FactsOverview member={visit.member} overview={overview} />;
  }
  const [desk, state] = await Promise.all([
    unlessAway("readCountryFacts", () => readCountryFacts(visit, { ...query, country })),
    readFormState(given, proposeFormId, ...decideActions.map(decideFormId)),
  ]);
  const refuseForm = decideFormId("refuse");
  const chosen = desk?.chosen && {
    ...desk.chosen,
    fields: fieldsOfProposal({ country, fact: desk.chosen.fact.path }),
  };
  return (
    <FactsPage
      member={visit.member}
      query={{ ...query, country }}
      desk={desk}
      chosen={chosen}
      state={state?.form === refuseForm ? undefined : state}
      refused={state?.form === refuseForm ? state : undefined}
      done={doneActions.find((action) => action === given["done"])}
    />
  );
}
