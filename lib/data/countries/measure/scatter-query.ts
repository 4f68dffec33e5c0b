import { figureChoices } from "./figure-choices.ts";
import { figureKeys, labelAlone, type FigureKey } from "../record/open/figures.ts";
import { choiceReader, type QueryValues } from "./query-choice.ts";
import { regions } from "../record/open/regions.ts";
import type { Region } from "../record/open/schema.ts";

export type ScatterQuery = {
  x: FigureKey;
  y: FigureKey;
  region: Region | null;
  /** What was ignored and why, one sentence each. */
  problems: string[];
};

/** What the chart shows by default: two figures known for all 54 countries and of similar years. */
export const defaultScatter: ScatterQuery = {
  x: "gdp_per_capita_ppp_usd",
  y: "internet_users_pct",
  region: null,
  problems: [],
};

const axes = { x: "across", y: "upwards" } as const;

/** Parses the query of the scatter chart. Unusable values are ignored and reported in `problems`; it never throws. */
export function parseScatterQuery(params: QueryValues): ScatterQuery {
  const problems: string[] = [];
  const read = choiceReader(params, problems);
  const drawable = figureChoices().flatMap(({ keys }) => keys);

  const axis = (name: "x" | "y"): FigureKey | null => {
    const instead = `so “${labelAlone(defaultScatter[name])}” is drawn.`;
    const asked = read(name, figureKeys, `The figure for ${axes[name]} is not known, ${instead}`);
    if (asked === null || drawable.includes(asked)) return asked;
    problems.push(`No country has “${labelAlone(asked)}” here, ${instead}`);
    return null;
  };

  const x = axis("x") ?? defaultScatter.x;
  const asked = axis("y");
  const other = x === defaultScatter.y ? defaultScatter.x : defaultScatter.y;
  if (asked === x)
    problems.push(`Both figures were the same, so “${labelAlone(other)}” is drawn for ${axes.y}.`);
  return {
    x,
    y: asked === null || asked === x ? other : asked,
    region: read(
      "region",
      regions,
      "The region in the address is not one of the five, so all regions are shown.",
    ),
    problems,
  };
}
