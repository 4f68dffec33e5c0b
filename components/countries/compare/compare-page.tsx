import { PageEnd } from "#components/page/page-end.tsx";
import { PresetCards } from "#components/countries/ranking/preset-cards.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { QueryProblems } from "#components/countries/query-problems.tsx";
import {
  dataAsOf,
  findCountry,
  finderRows,
  listCountries,
  type PassportQuery,
} from "#lib/countries/index.ts";
import { nearRows } from "../finder/near-rows.ts";
import { CompareForm } from "./compare-form.tsx";
import { CompareNotices } from "./compare-notices.tsx";
import { CompareResult } from "./compare-result.tsx";
import { listed, missingWords } from "./compare-words.ts";
import type { CompareSelection } from "./parse-compare.ts";

const nothingChosen: CompareSelection = { slugs: [], unknown: [], left: [] };

const noPassport: PassportQuery = { passport: null, problems: [] };

type Props = {
  selection?: CompareSelection;
  /** Whose rules of visas are compared too. */
  asked?: PassportQuery;
  siteUrl: string;
};

/** The chooser, and under it the comparison once two countries are known. */
export function ComparePage({ selection = nothingChosen, asked = noPassport, siteUrl }: Props) {
  const { slugs, unknown, left } = selection;
  const countries = slugs.flatMap((slug) => findCountry(slug) ?? []);
  const names = countries.map(({ name }) => name);
  const missing = missingWords(names);
  const others = finderRows().filter(({ slug }) => !slugs.includes(slug));
  const isAsked = slugs.length + unknown.length > 0;
  return (
    <>
      <PageHeader
        title={missing ? "Compare countries" : listed(names)}
        eyebrow={missing ? undefined : "Compare countries"}
        lead={
          missing && !isAsked
            ? "Two to four African countries side by side: what starting a business takes, the economy, the people and the grid, each figure with its source and its year."
            : undefined
        }
      />
      <Container className="compare-top">
        <QueryProblems problems={asked.problems} />
        <CompareNotices
          slugs={slugs}
          unknown={unknown.map((value) => ({ value, near: nearRows(others, value) }))}
          left={left.flatMap((slug) => findCountry(slug)?.name ?? [])}
        />
        {missing && isAsked && <Notice>{missing}</Notice>}
        <CompareForm countries={listCountries()} chosen={slugs} passport={asked.passport?.code} />
      </Container>
      {missing ? (
        <PresetCards />
      ) : (
        <CompareResult countries={countries} passport={asked.passport} siteUrl={siteUrl} />
      )}
      <Container className="pb-section">
        <PageEnd
          path="/explore/compare"
          related={["/explore/ranking", "/explore/scatter", "/explore/risk-rating", "/start-business"]}
          reviewedOn={dataAsOf}
        />
      </Container>
    </>
  );
}
