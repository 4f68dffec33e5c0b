import { CountryName } from "#components/countries/country-name.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Section } from "#components/ui/section.tsx";
import type { PresetRanking } from "#lib/data/countries/index.ts";
import { PresetCell } from "./preset-cell.tsx";
import { columnName } from "./preset-words.ts";

/** The countries without a score, with the figures they have. */
export function PresetMissing({ ranking: { preset, missing } }: { ranking: PresetRanking }) {
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
