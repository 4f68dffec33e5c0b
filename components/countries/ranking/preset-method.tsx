import { each } from "#components/ui/each.ts";
import { Section } from "#components/ui/section.tsx";
import type { PresetRanking } from "#lib/data/countries/index.ts";
import { betterWords, scoreMethod } from "./preset-words.ts";
import { sharedMarkWords } from "./ranking-words.ts";

/** Which figures are part of the score and why, how it is computed, and what it does not cover. */
export function PresetMethod({ ranking: { preset, marks } }: { ranking: PresetRanking }) {
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
