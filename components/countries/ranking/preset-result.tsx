import { SourceList } from "#components/countries/family/source-list.tsx";
import { each } from "#components/ui/each.ts";
import { Section } from "#components/ui/section.tsx";
import { firstAgainstSecond, getPreset, rankByPreset, type PresetId } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { PresetMethod } from "./preset-method.tsx";
import { PresetMissing } from "./preset-missing.tsx";
import { PresetTable } from "./preset-table.tsx";

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
