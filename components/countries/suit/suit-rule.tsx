import { each } from "#components/ui/each.ts";
import { Section } from "#components/ui/section.tsx";
import {
  entryPoints,
  middle,
  weights,
  type SuitQuery,
  type SuitReason,
  type Suiting,
} from "#lib/data/countries/index.ts";
import { firsts } from "#lib/data/countries/suit/open/questions.ts";
import { ruleWords } from "#lib/data/countries/visa/open/visa-rules.ts";
import { listFormat } from "#lib/platform/words/open/formats.ts";

const and = listFormat({ type: "conjunction" });

const bare = (sentence: string): string => sentence.replace(/\.$/, "");
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What does not count for one country, each once, with the reason. */
export const notCountedWords = (reasons: readonly SuitReason[]): string =>
  `Not counted here: ${reasons
    .filter(({ id }) => id !== "money" || !reasons.some((other) => other.id === "cost"))
    .map(({ label, value }) => `${label} (${value.reason === null ? "" : lower(bare(value.reason))})`)
    .join("; ")}.`;

const points = [...new Set(Object.values(entryPoints))].map((value) => {
  const rules = Object.entries(entryPoints).filter(([, own]) => own === value);
  return `${and.format(rules.map(([rule]) => lower(ruleWords[rule as keyof typeof ruleWords].label)))} ${value}`;
});

/** How the order is computed, in plain words, with every weight. */
function ruleOfOrder(parts: Suiting["parts"], { first, passport, money }: SuitQuery): string[] {
  const weighed = parts.map(({ label, weight }) => `${label} (${weight})`);
  return [
    `Each country gets points from 0 to 100 for each part, and its score is their mean, each part counted as often as the number behind it says: ${and.format(weighed)}.`,
    first
      ? `What matters most to you, “${lower(firsts[first])}”, counts ${weights.first} times; what you want to do ${weights.want} times, your money ${weights.money} times, each other part once.`
      : `What matters most to you counts ${weights.first} times once you say it, what you want to do ${weights.want} times, your money ${weights.money} times, each other part once.`,
    "The points of a figure are the share of the other countries that a country does better than: the lowest cost and tax, the highest score, market and stability get 100. They say who is ahead, not by how much.",
    ...(passport ? [`A visa has fixed points: ${and.format(points)}.`] : []),
    ...(money
      ? [
          "Your money gets 100 points where it covers what registering costs at most and the capital one must show, else 0.",
        ]
      : []),
    `What is not known of a country, is old, indicative or in doubt never counts: in its place stand ${middle} points, the middle, which neither lift nor sink it, and the country says so.`,
    ...(first
      ? ["A country of which what matters most to you is not known has no place; it stands below the others."]
      : []),
    "Costs are set beside each other at the newest rates of this site. Rent, wages, licences of a trade and the income tax of a sole trader are not in the order.",
  ];
}

/** How the order is computed, with every weight, so that anyone who is ranked or asked can check it. */
export const SuitRule = ({ parts, query }: { parts: Suiting["parts"]; query: SuitQuery }) => (
  <Section id="rule" title="How the order is worked out">
    <ul className="compare-sentences">
      {each(ruleOfOrder(parts, query), (sentence) => (
        <li>{sentence}</li>
      ))}
    </ul>
  </Section>
);
