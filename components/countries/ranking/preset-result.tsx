import { SourceList } from "#components/countries/family/source-list.tsx";
import { each } from "#components/ui/each.ts";
import { Section } from "#components/ui/section.tsx";
import {
  firstAgainstSecond,
  getPreset,
  rankByPreset,
  type PresetId,
  type PresetRanking,
} from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { betterWords, scoreMethod, columnName } from "./preset-words.ts";
import { sharedMarkWords } from "./ranking-words.ts";
import { CountryName } from "#components/countries/country-name.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { PresetCell } from "./preset-cell.tsx";
import { PresetTable } from "./preset-table.tsx";

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
 * A ready-made ranking: the first place and its trade-offs, the table, the method, and the countries without a score.
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
