import type { ReactNode } from "react";
import { QueryProblems } from "#components/countries/query-problems.tsx";
import { PresetCards } from "#components/countries/ranking/preset-cards.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { SelectField } from "#components/ui/field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import {
  defaultCompare,
  finderRows,
  type CompareQuery,
  type PassportQuery,
} from "#lib/data/countries/index.ts";
import { dataAsOf, findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import { nearRows } from "../finder/near-rows.ts";
import { leftWords, unknownWords, listed, missingWords } from "./compare-words.ts";
import {
  fewestCompared,
  mostCompared,
  compareHref,
  keptFields,
  type CompareSelection,
} from "./parse-compare.ts";

const labels = ["First country", "Second country", "Third country", "Fourth country"];

type CompareFormProps = {
  countries: readonly { slug: string; name: string }[];
  /** The chosen slugs, in order. */
  chosen: readonly string[];
  /** Other parameters of the URL, which the form passes on. */
  kept: readonly { name: string; value: string }[];
};

/** Chooses two to four countries. It is a plain GET form, and the middleware redirects to the canonical URL. */
function CompareForm({ countries, chosen, kept }: CompareFormProps) {
  const options = countries.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <form action="/explore/compare" className="compare-form">
      {each(labels.slice(0, mostCompared), (label, index) => (
        <SelectField
          id={`c${index + 1}`}
          name="c"
          label={label}
          optional={index >= fewestCompared}
          required={index < fewestCompared}
          options={[
            { value: "", label: index < fewestCompared ? "Choose a country" : "No further country" },
            ...options,
          ]}
          defaultValue={chosen[index] ?? ""}
        />
      ))}
      {each(kept, ({ name, value }) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <Button>Compare</Button>
    </form>
  );
}

type CompareNoticesProps = {
  slugs: readonly string[];
  unknown: readonly { value: string; near: readonly { slug: string; name: string }[] }[];
  /** Names of the known countries after the fourth. */
  left: readonly string[];
};

/** The parts of the URL that were ignored, and what may have been meant. */
function CompareNotices({ slugs, unknown, left }: CompareNoticesProps) {
  const tooMany = leftWords(left);
  if (unknown.length === 0 && !tooMany) return null;
  return (
    <Notice tone="caution" title="Part of the address was left out">
      {each(unknown, ({ value, near }) => (
        <div>
          <p>{unknownWords(value)}</p>
          {near.length > 0 && (
            <ul className="near-list" aria-label={`Countries with a name like ${value}`}>
              {each(near, ({ slug, name }) => (
                <li>
                  <AppLink href={compareHref([...slugs.slice(0, 3), slug])}>{`Compare with ${name}`}</AppLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {tooMany && <p>{tooMany}</p>}
    </Notice>
  );
}

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
