import { figureKind, type FigureKey } from "../record/open/figures.ts";
import { findMobility } from "../record/list-countries.ts";
import { formatFigure } from "../words/format-figure.ts";
import { knownFigure, notFound } from "../record/known-figure.ts";
import type { Known } from "../record/open/known.ts";
import type { Country, Figure } from "../record/open/schema.ts";
import { sourceEnabled } from "../record/sources.ts";

/** One figure of a preset ranking, with the direction that counts as better for its question. */
export type Ingredient = {
  /** The key of the figure; null if it is not in the table of figures. */
  key: FigureKey | null;
  label: string;
  meaning: string;
  better: "higher" | "lower";
  read: (country: Country) => Known<Figure>;
  write: (value: number) => string;
};

export const presetIds = [
  "start-cheaply",
  "largest-market",
  "easiest-to-reach",
  "most-stable",
  "best-connected",
] as const;
export type PresetId = (typeof presetIds)[number];

export type Preset = {
  id: PresetId;
  title: string;
  /** The question it answers, in one sentence. */
  question: string;
  /** Why these figures were chosen. */
  why: string;
  /** What the score does not cover. */
  leavesOut: string;
  ingredients: readonly Ingredient[];
};

const of = (key: FigureKey, better: "higher" | "lower"): Ingredient => ({
  key,
  label: figureKind(key).label,
  meaning: figureKind(key).meaning,
  better,
  read: (country) => knownFigure(country, key),
  write: (value) => formatFigure(key, value),
});

const visaOpenness: Ingredient = {
  key: null,
  label: "Africa Visa Openness Index",
  meaning: "How freely citizens of the other African countries may enter, from 0 to 1.",
  better: "higher",
  read: ({ slug }) => {
    const open = findMobility(slug)?.visaOpenness;
    return open && sourceEnabled(open.source)
      ? { fact: { value: open.score, year: open.year, source: open.source }, reason: null }
      : { fact: null, reason: notFound };
  },
  write: (value) => value.toFixed(3),
};

/** The preset rankings. Each is an opinion on what answers its question, and makes that plain by naming its figures. */
export const presets: readonly Preset[] = [
  {
    id: "start-cheaply",
    title: "Start cheaply",
    question: "Where does it take least money and trouble to register a company?",
    why: "What registering takes in time and cost, how much of it is done online and in the open, and how good its rules are.",
    leavesOut:
      "All three are scores of the World Bank's Business Ready, which does not cover every country: the others are not placed. It looks at a model firm and says no amount; each guide has the fees. Rent, licences, wages and tax are not in it.",
    ingredients: [
      of("bready_entry_practice", "higher"),
      of("bready_entry_services", "higher"),
      of("bready_entry_rules", "higher"),
    ],
  },
  {
    id: "largest-market",
    title: "Largest market",
    question: "Where are the most people with the most to spend?",
    why: "How many people there are, what the whole economy makes, and what one person's share of it buys.",
    leavesOut:
      "It knows nothing of how income is spread, who sells there already, what it costs to enter, or the markets next door that a trade bloc opens.",
    ingredients: [
      of("population", "higher"),
      of("gdp_nominal_usd", "higher"),
      of("gdp_per_capita_ppp_usd", "higher"),
    ],
  },
  {
    id: "easiest-to-reach",
    title: "Easiest to reach",
    question: "Where do people and goods get in with the least trouble?",
    why: "How freely other Africans may enter, and how well goods move through customs, ports and roads.",
    leavesOut:
      "The visa index is about African passports; others have other rules. Flights and fares are not in it: the count of airports has every airstrip and grows with the size of a country. Where the logistics index was last measured before 2020, a country is not placed.",
    ingredients: [visaOpenness, of("logistics_performance", "higher")],
  },
  {
    id: "most-stable",
    title: "Most stable",
    question: "Where are the state and its rules least likely to change under a business?",
    why: "Absence of violence and upheaval, courts and contracts that hold, and public services that work.",
    leavesOut:
      "All three are perceptions of a whole country, gathered by the World Bank. Prices, the currency, a coming election and the difference between one town and the next are not in it.",
    ingredients: [
      of("political_stability", "higher"),
      of("rule_of_law", "higher"),
      of("government_effectiveness", "higher"),
    ],
  },
  {
    id: "best-connected",
    title: "Best connected",
    question: "Where do most people have power, a phone and the internet?",
    why: "Three things that customers and staff need before anything can be sold or done online.",
    leavesOut:
      "It counts who is connected, not how well: power cuts, speed and the price of data are not in it. One person can hold several phone subscriptions.",
    ingredients: [
      of("electricity_access_pct", "higher"),
      of("internet_users_pct", "higher"),
      of("mobile_per_100", "higher"),
    ],
  },
];

const byId = new Map(presets.map((preset) => [preset.id, preset]));

export function getPreset(id: PresetId): Preset {
  const preset = byId.get(id);
  if (!preset) throw new Error(`no preset ${id}`);
  return preset;
}
