import { answerOfPath, decidingCost, decidingTime } from "#lib/data/countries/index.ts";
import { getFigure, listCountries, mayLead, perVersion } from "#lib/data/countries/record/index.ts";
import { moneySpan } from "#lib/data/countries/paths/open/path-words.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { daySpan } from "#lib/data/countries/words/open/guide-words.ts";
import { listFormat } from "#lib/platform/words/open/formats.ts";

/** A figure that colours the map. `step` returns an index into `steps`; null if the sources have no value. */
export type MapFigure = {
  /** The first letter of a country's class: "a0" to "a3", "an". */
  letter: "a" | "b";
  name: string;
  /** What the colours mean and which years they are from. */
  caption: string;
  steps: readonly string[];
  none: string;
  step: (country: Country) => number | null;
};

const onlineSteps = ["full", "partial", "none"] as const;

const company = perVersion(
  "answers of the map",
  () => new Map(listCountries().map((country) => [country.slug, answerOfPath(country, "company")])),
);

/** Time and cost of registering a firm, from 0 to 100. */
const easeKey = "bready_entry_practice";
/** The least score of each step but the last. */
const easeStarts = [80, 60, 45];
const easeOf = (country: Country) => {
  const figure = getFigure(country, easeKey);
  return figure && mayLead(figure, easeKey) ? figure : null;
};
const easeYears = () =>
  [...new Set(listCountries().flatMap((country) => easeOf(country)?.year ?? []))].toSorted();

export const mapFigures = perVersion("figures of the map", (): readonly MapFigure[] => [
  {
    letter: "a",
    name: "Online",
    caption: "Can a company be registered online? (2026)",
    steps: ["wholly", "in part", "on paper"],
    none: "not said",
    step: ({ slug }) => {
      const at = onlineSteps.findIndex((one) => one === company().get(slug)?.online);
      return at < 0 ? null : at;
    },
  },
  {
    letter: "b",
    name: "Ease",
    caption: `Time and cost of registering, of 100 (B-READY ${easeYears().join(", ")})`,
    steps: ["80 and more", "60 to 80", "45 to 60", "less"],
    none: "not covered",
    step: (country) => {
      const ease = easeOf(country);
      if (!ease) return null;
      const at = easeStarts.findIndex((least) => ease.value >= least);
      return at < 0 ? easeStarts.length : at;
    },
  },
]);

const online = { full: "online", partial: "online in part", none: "on paper" } as const;
const list = listFormat({ type: "unit", style: "short" });

/** What a country's guide answers, in one line: cost, days, online, as far as they may be shown without their marks. */
export function shortAnswer({ slug }: Country): string {
  const answer = company().get(slug);
  if (!answer) return "";
  const { cost, time, online: channel } = answer;
  return list.format([
    ...(cost.fact?.of === "path" && decidingCost(answer).fact ? [moneySpan(cost.fact)] : []),
    ...(time.fact && decidingTime(answer).fact ? [daySpan(time.fact)] : []),
    ...(channel ? [online[channel]] : []),
  ]);
}

/** The classes that colour a country by each figure. */
export const mapClass = (country: Country): string =>
  mapFigures()
    .map(({ letter, step }) => `${letter}${step(country) ?? "n"}`)
    .join(" ");
