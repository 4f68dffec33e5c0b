import { each } from "#components/ui/each.ts";
import { AppLink, ButtonLink } from "#components/ui/app-link.tsx";
import { Container, Section } from "#components/ui/section.tsx";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import type { Passport } from "#lib/data/countries/visa/open/passport-names.ts";
import {
  comparePaths,
  pathParts,
  compareCountries,
  whatDiffers,
  type CompareQuery,
  type ToOneMoney,
  type Comparison,
} from "#lib/data/countries/index.ts";
import type { FigureGroup } from "#lib/data/countries/record/open/figures.ts";
import { saveWords } from "#components/plan/plan-words.ts";
import { SaveLinks } from "#components/plan/save-links.tsx";
import { useWords } from "#components/words/use-words.ts";
import { startPath } from "#lib/data/site/country-path.ts";
import { planHref } from "#lib/domains/plans/open/plan-text.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { CompareVisa } from "../visa/compare-visa.tsx";
import { CompareCharts } from "./compare-charts.tsx";
import { CompareGroup } from "./compare-table.tsx";
import { ComparePath, readsAlike } from "./compare-path.tsx";
import { SourceList } from "#components/countries/family/source-list.tsx";
import { leftOutWords } from "./compare-words.ts";
import { compareCsvHref, compareHref } from "./parse-compare.ts";

/** For each country: where it is ahead, and what choosing it gains and costs against each of the others. */
function CompareTradeOffs({ comparison: { countries, tradeOffs } }: { comparison: Comparison }) {
  const nameOf = new Map<string, string>(countries.map(({ slug, name }) => [slug, name]));
  return (
    <div className="compare-choices">
      {each(tradeOffs, ({ slug, ahead, against }) => (
        <div>
          <h3 className="text-xl">{`If you choose ${nameOf.get(slug) ?? slug}`}</h3>
          <p>{ahead}</p>
          <ul>
            {each(against, (sentence) => (
              <li>{sentence}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Every source of the figures above, with its licence and the attribution it requires. */
function CompareSources({ comparison }: { comparison: Comparison }) {
  const ids = new Set(
    comparison.groups.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => cells.flatMap(({ known }) => known.fact?.source ?? [])),
    ),
  );
  return <SourceList ids={[...ids]} />;
}

/** What somebody who starts a business looks at first. The other groups are collapsed. */
const opened: readonly FigureGroup[] = ["bready", "tax"];

type Props = {
  countries: Country[];
  passport: Passport | null;
  query: CompareQuery;
  toOneMoney: ToOneMoney;
  siteUrl: string;
};

/** Two to four countries side by side: what registering takes, then every figure, then bars, then sentences. */
export function CompareResult({ countries, passport, query, toOneMoney, siteUrl }: Props) {
  const { path, onlyDiffers } = query;
  const comparison = compareCountries(countries);
  const { groups, left } = onlyDiffers
    ? whatDiffers(comparison.groups)
    : { groups: comparison.groups, left: 0 };
  const compared = comparePaths(countries, path, toOneMoney);
  const parts = onlyDiffers ? pathParts.filter((part) => !readsAlike(part, compared.answers)) : pathParts;
  const slugs = countries.map(({ slug }) => slug);
  const shown = { passport: passport?.code, path, onlyDiffers };
  const address = compareHref(slugs, shown);
  return (
    <>
      <Container className="compare-switch">
        <ButtonLink variant="secondary" href={compareHref(slugs, { ...shown, onlyDiffers: !onlyDiffers })}>
          {onlyDiffers ? "Show all rows" : "Only what differs"}
        </ButtonLink>
        {onlyDiffers && leftOutWords(left + pathParts.length - parts.length)}
      </Container>
      <Section
        id="registering"
        title="What you register"
        lead="As the guides open. Each name leads to its guide: steps, papers, sources."
      >
        <ComparePath
          countries={countries}
          path={path}
          compared={compared}
          parts={parts}
          hrefOf={(kind) => compareHref(slugs, { ...shown, path: kind })}
        />
      </Section>
      <CompareVisa
        countries={countries}
        passport={passport}
        view={{ path, onlyDiffers }}
        href={compareHref(slugs, { path, onlyDiffers })}
      />
      <Section
        id="figures"
        title="Figure by figure"
        lead="Each year leads to its source. “Best” is said where one way is better for somebody who starts a business, the years lie at most two apart and no figure is old, doubtful or discontinued."
      >
        <div className="compared">
          {each(groups, (group) => (
            <CompareGroup group={group} countries={countries} open={opened.includes(group.group)} />
          ))}
        </div>
      </Section>
      <Section id="charts" title="In bars">
        <CompareCharts comparison={comparison} />
      </Section>
      <Section id="differences" title="In words">
        <ul className="compare-sentences">
          {each(comparison.sentences, (sentence) => (
            <li>{sentence}</li>
          ))}
        </ul>
        <div className="page-actions">
          {each(countries, (country) => (
            <ButtonLink variant="secondary" href={startPath(path, country.slug)}>
              {`Guide to ${inSentence(country)}`}
            </ButtonLink>
          ))}
          {each(countries, (country) => (
            <ButtonLink variant="quiet" href={planHref(country.slug, path)} data-opens="plan">
              {`Save a plan for ${inSentence(country)}`}
            </ButtonLink>
          ))}
          <SaveLinks words={saveWords(useWords("plan"))} />
        </div>
      </Section>
      <Section
        id="choices"
        title="What each choice gains and costs"
        lead="Ahead means best in more figures of a group than any of the others. Gains and costs are the widest gaps between the places of two countries among all 54, one figure from a group. Only figures that can be judged count."
      >
        <CompareTradeOffs comparison={comparison} />
      </Section>
      <Section
        id="share"
        title="Keep or share this comparison"
        lead="The address always shows these countries in this order. The file has every figure but taxes, which may not stand in downloads, with year, source, licence and attribution. The collection is under the Open Database License (ODbL) 1.0; each figure keeps the licence of its source. Spreadsheets set to French or Portuguese open the file with semicolons."
      >
        <p className="compare-address">
          <AppLink href={address}>{`${siteUrl}${address}`}</AppLink>
        </p>
        <div className="page-actions">
          <ButtonLink variant="secondary" href={compareCsvHref(slugs)} download>
            Download as CSV
          </ButtonLink>
          <ButtonLink variant="secondary" href={compareCsvHref(slugs, "semicolon")} download>
            Download as CSV with semicolons
          </ButtonLink>
        </div>
      </Section>
      <Section id="sources" title="Sources">
        <CompareSources comparison={comparison} />
      </Section>
    </>
  );
}
