import { linearScale } from "#components/charts/scale.ts";
import { SourceList } from "#components/countries/family/source-list.tsx";
import { CountryName } from "#components/countries/names.tsx";
import { Figure } from "#components/page/figure.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { each } from "#components/ui/each.ts";
import { Section } from "#components/ui/section.tsx";
import { SortTable } from "#components/ui/sort-table.tsx";
import {
  type Preset,
  type PresetRanking,
  type Part,
  firstAgainstSecond,
  getPreset,
  rankByPreset,
  type PresetId,
} from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { labelAlone, type FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { marksOf, sourceWords, sharedMarkWords } from "./ranking-words.ts";

/** How the score is computed, in words that apply to every preset ranking. */
const scoreMethod = [
  "For each figure a country gets the share, in percent, of the other scored countries that it does better than; one that is equal counts half.",
  "The score is the mean of these shares, from 0 to 100, each figure weighing the same. Equal scores share a place.",
  "Scored are the countries that have all of the figures. A figure that is doubtful, older than 2020 or more than two years behind the newest does not count.",
  "It is an opinion about what matters, made from figures of others. It compares places, not distances: a small lead and a large one count the same.",
] as const;

const betterWords = { higher: "Higher counts as better.", lower: "Lower counts as better." } as const;

/** The name of a figure as the head of a column, where nothing around it names its edition. */
const columnName = ({ key, label }: Preset["ingredients"][number]): string => (key ? labelAlone(key) : label);

/** How many countries are scored and how many are not. */
function scoredWords({ rows, missing }: PresetRanking): string {
  return missing.length === 0
    ? `All ${rows.length} countries are scored.`
    : `${rows.length} of ${rows.length + missing.length} countries are scored; the others are listed below.`;
}

type Props = { part: Part; moneyKey: FigureKey | null };

/** One ingredient of the score of a country. */
const PresetCell = ({ part, moneyKey }: Props) => (
  <Figure known={part.known} text={part.text} figureKey={moneyKey} marks={marksOf(part)} />
);

const scale = linearScale([], 100);

/** The scored countries with the figures behind each score. */
function PresetTable({ ranking }: { ranking: PresetRanking }) {
  const { preset, rows, sources } = ranking;
  return (
    <div className="scroll-x" role="region" aria-label={preset.title} tabIndex={0}>
      <SortTable
        className="table ranking-table preset-table"
        caption={
          <>
            {`${preset.title}: score out of 100. `}
            <span>{[sourceWords(sources), scoredWords(ranking)].join(" ")}</span>
          </>
        }
        columns={[
          { label: "Place", by: "place" },
          { label: "Country", by: "name" },
          { label: "Score", by: "score", first: "descending" },
          ...preset.ingredients.map((ingredient, index) => ({
            label: columnName(ingredient),
            by: `part-${index}`,
            first: ingredient.better === "lower" ? ("ascending" as const) : ("descending" as const),
          })),
        ]}
        sorted={{ by: "place", direction: "ascending" }}
      >
        <tbody>
          {each(rows, ({ country, place, score, parts }) => (
            <tr
              data-place={place}
              data-score={score}
              {...Object.fromEntries(
                parts.map(({ known }, index) => [`data-part-${index}`, known.fact?.value]),
              )}
            >
              <td>{place}</td>
              <th scope="row">
                <CountryName country={country} />
              </th>
              <td>
                <b>{score.toFixed(1)}</b>
                <svg aria-hidden="true">
                  <rect {...scale.bar(score)} />
                </svg>
              </td>
              {each(parts, (part, index) => (
                <td>
                  <PresetCell part={part} moneyKey={preset.ingredients[index]?.key ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </SortTable>
    </div>
  );
}

/** The countries without a score, with the figures they have. */
function PresetMissing({ ranking: { preset, missing } }: { ranking: PresetRanking }) {
  if (missing.length === 0) return null;
  return (
    <Section
      id="not-scored"
      title="Not scored"
      lead="A figure is missing, doubtful, older than 2020 or more than two years behind the newest. No score is not a low score."
    >
      <DataTable
        caption="Countries that are not scored, by name"
        captionHidden
        wide
        columns={[{ label: "Country" }, ...preset.ingredients.map((one) => ({ label: columnName(one) }))]}
        rows={missing.map(({ country, parts }) => [
          <CountryName key={country.slug} country={country} />,
          ...parts.map((part, index) => (
            <PresetCell
              key={preset.ingredients[index]?.label}
              part={part}
              moneyKey={preset.ingredients[index]?.key ?? null}
            />
          )),
        ])}
      />
    </Section>
  );
}

/** Which figures are part of the score and why, how it is computed, and what it does not cover. */
function PresetMethod({ ranking: { preset, marks } }: { ranking: PresetRanking }) {
  return (
    <Section id="method" title="How it is worked out" lead={preset.why}>
      <dl className="compare-meanings">
        {each(preset.ingredients, ({ label, meaning, better }, index) => (
          <div>
            <dt>{label}</dt>
            <dd>
              {[meaning, betterWords[better], ...[sharedMarkWords(marks[index] ?? []) ?? []].flat()].join(
                " ",
              )}
            </dd>
          </div>
        ))}
      </dl>
      <ol className="ranking-method">
        {each(scoreMethod, (sentence) => (
          <li>{sentence}</li>
        ))}
      </ol>
      <h3 className="text-xl">What it leaves out</h3>
      <p className="max-w-prose">{preset.leavesOut}</p>
    </Section>
  );
}

/**
 * A preset ranking: the first place and its trade-offs, the table, the method, and the countries without a score.
 */
export function PresetResult({ id }: { id: PresetId }) {
  const ranking = rankByPreset(getPreset(id), listCountries());
  return (
    <>
      <Section id="first" title="First place and runner-up">
        <ul className="compare-sentences">
          {each(firstAgainstSecond(ranking), (sentence) => (
            <li>{sentence}</li>
          ))}
        </ul>
      </Section>
      <Section id="ranking" title="The ranking" lead="The year beside a figure leads to its source.">
        <PresetTable ranking={ranking} />
      </Section>
      <PresetMethod ranking={ranking} />
      <PresetMissing ranking={ranking} />
      <Section id="sources" title="Sources">
        <SourceList ids={ranking.sources.map((source) => source.id)} />
      </Section>
    </>
  );
}
