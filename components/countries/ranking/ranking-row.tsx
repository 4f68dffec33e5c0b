import { CountryName } from "#components/countries/country-name.tsx";
import type { Scale } from "#components/charts/scale.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { passportLine } from "#lib/data/countries/visa/open/passport-path.ts";
import { Figure, FigureYear } from "#components/page/figure.tsx";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import type { Passport } from "#lib/data/countries/visa/open/passport-names.ts";
import { entryRules } from "#lib/data/countries/visa/open/rules.ts";
import { findEntry, type RankedRow, knownEntryWords, stateWords } from "#lib/data/countries/index.ts";
import { notFound } from "#lib/data/countries/record/index.ts";
import { marksOf } from "./ranking-words.ts";

/** What a country requires of a passport, as one cell of a table. It links to everything that must be shown with it. */
function VisaCell({ passport: { code }, slug }: { passport: Passport; slug: CountrySlug }) {
  const known = findEntry(code, slug);
  return (
    <>
      <AppLink href={passportLine(code, slug)}>{knownEntryWords(known)}</AppLink>
      {known.fact?.change && <small>{` ${stateWords(known.fact)}`}</small>}
    </>
  );
}

type Props = { row: RankedRow; figureKey: FigureKey; scale: Scale; passport: Passport | null };

/** The sort position of a visa rule, starting with the least demanding; undefined if the rule is unknown. */
function visaOrder(row: RankedRow, passport: Passport | null): number | undefined {
  const fact = passport && findEntry(passport.code, row.country.slug).fact;
  return fact ? entryRules.indexOf(fact.rule) : undefined;
}

/** One country: its place, name, figure with its marks and a bar to scale, and the year, which links to the source. */
export function RankingRow({ row, figureKey, scale, passport }: Props) {
  const { country, known, text, place } = row;
  const figure = known.fact;
  return (
    <tr
      data-place={place ?? undefined}
      data-value={figure?.value}
      data-year={figure?.year}
      data-visa={visaOrder(row, passport)}
    >
      <td>{place ?? <small>none</small>}</td>
      <th scope="row">
        <CountryName country={country} />
      </th>
      <td colSpan={figure ? undefined : 2}>
        {known.reason === notFound ? (
          <b className="nd">No data</b>
        ) : (
          <Figure known={known} text={text} figureKey={figureKey} marks={marksOf(row)} year="elsewhere" />
        )}
        {figure && (
          <svg aria-hidden="true">
            <rect {...scale.bar(figure.value)} />
          </svg>
        )}
      </td>
      {figure && (
        <td>
          <FigureYear figure={figure} />
        </td>
      )}
      {passport && (
        <td>
          <VisaCell passport={passport} slug={country.slug} />
        </td>
      )}
    </tr>
  );
}
