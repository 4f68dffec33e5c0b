import type { ReactNode } from "react";
import { PageEnd } from "#components/page/page-end.tsx";
import { PresetCards } from "#components/countries/ranking/preset-cards.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { QueryProblems } from "#components/countries/query-problems.tsx";
import {
  defaultCompare,
  finderRows,
  type CompareQuery,
  type PassportQuery,
} from "#lib/data/countries/index.ts";
import { dataAsOf, findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import { nearRows } from "../finder/near-rows.ts";
import { CompareForm } from "./compare-form.tsx";
import { CompareNotices } from "./compare-notices.tsx";
import { listed, missingWords } from "./compare-words.ts";
import { keptFields, type CompareSelection } from "./parse-compare.ts";

const nothingChosen: CompareSelection = { slugs: [], unknown: [], left: [] };

const noPassport: PassportQuery = { passport: null, problems: [] };

type Props = {
  selection?: CompareSelection;
  /** The passport whose visa rules are compared too. */
  asked?: PassportQuery;
  /** What is registered, and which rows are shown. */
  query?: CompareQuery;
  /** The comparison itself, if there is enough to compare. */
  children?: ReactNode;
};

/** The form, and under it the comparison once two countries are known. */
export function ComparePage({
  selection = nothingChosen,
  asked = noPassport,
  query = defaultCompare,
  children,
}: Props) {
  const { slugs, unknown, left } = selection;
  const names = slugs.flatMap((slug) => findCountry(slug)?.name ?? []);
  const missing = missingWords(names);
  const others = finderRows().filter(({ slug }) => !slugs.includes(slug));
  const isAsked = slugs.length + unknown.length > 0;
  const form = (
    <CompareForm
      countries={listCountries()}
      chosen={slugs}
      kept={keptFields({ ...query, passport: asked.passport?.code })}
    />
  );
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
        <QueryProblems problems={[...query.problems, ...asked.problems]} />
        <CompareNotices
          slugs={slugs}
          unknown={unknown.map((value) => ({ value, near: nearRows(others, value) }))}
          left={left.flatMap((slug) => findCountry(slug)?.name ?? [])}
        />
        {missing && isAsked && <Notice>{missing}</Notice>}
        {missing ? form : <Disclosure summary="Other countries">{form}</Disclosure>}
      </Container>
      {missing ? <PresetCards /> : children}
      <Container className="pb-section">
        <PageEnd
          path="/explore/compare"
          related={["/explore/which-country", "/explore/ranking", "/explore/scatter", "/start-business"]}
          reviewedOn={dataAsOf}
        />
      </Container>
    </>
  );
}
