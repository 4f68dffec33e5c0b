import { blocs } from "../record/blocs.ts";
import { unknownArea, choiceReader, type QueryValues } from "./query-choice.ts";
import { figureChoices } from "./figure-choices.ts";
import { figureKeys, labelAlone, type FigureKey } from "../record/open/figures.ts";
import { listCountries } from "../record/list-countries.ts";
import { knownFigure } from "../record/known-figure.ts";
import { presetIds, type PresetId } from "./presets.ts";
import { rankingOrders, type RankingOrder } from "./rank-countries.ts";
import { areas, type Area } from "../record/open/areas.ts";

/** What the ranking shows by default. */
export const defaultRanking: RankingQuery = {
  preset: null,
  // The first question of somebody who starts a business. It is all of one edition, so every place can be compared.
  by: "bready_entry",
  region: null,
  bloc: null,
  order: "best",
  view: "table",
  problems: [],
};

/** The three views of a ranking. Their URLs differ only in this parameter. */
export const rankingViews = ["map", "chart", "table"] as const;
type RankingView = (typeof rankingViews)[number];

export type RankingQuery = {
  /** A preset ranking in place of a single figure. */
  preset: PresetId | null;
  by: FigureKey;
  region: Area | null;
  bloc: string | null;
  order: RankingOrder;
  view: RankingView;
  /** What was ignored and why, one sentence each. */
  problems: string[];
};

const blocIds = Object.keys(blocs);
const beside = ["by", "region", "bloc", "order", "view"] as const;

/** The requested figure, or the default with a sentence in `problems` that says why. */
function shownFigure(asked: FigureKey | null, problems: string[]): FigureKey {
  if (asked === null) return defaultRanking.by;
  if (figureChoices().some(({ keys }) => keys.includes(asked))) return asked;
  const [country] = listCountries();
  const why = country ? (knownFigure(country, asked).reason ?? "") : "";
  problems.push(
    `No country has “${labelAlone(asked)}” here. ${why} “${labelAlone(defaultRanking.by)}” is shown.`,
  );
  return defaultRanking.by;
}

/** Parses the query of the ranking. Unusable values are ignored and reported in `problems`; it never throws. */
export function parseRankingQuery(params: QueryValues): RankingQuery {
  const problems: string[] = [];
  const read = choiceReader(params, problems);
  const preset = read(
    "preset",
    presetIds,
    "The address names a ready-made ranking that does not exist, so one by a single figure is shown.",
  );
  if (preset) {
    if (beside.some((name) => [params[name] ?? ""].flat().some((value) => value !== "")))
      problems.push(
        "A ready-made ranking always shows all countries by its own figures; the rest was left out.",
      );
    return { ...defaultRanking, preset, problems };
  }
  const by = read(
    "by",
    figureKeys,
    `The figure in the address is not known, so “${labelAlone(defaultRanking.by)}” is shown.`,
  );
  return {
    preset,
    by: shownFigure(by, problems),
    region: read("region", areas, unknownArea),
    bloc: read("bloc", blocIds, "The bloc in the address is not known, so no bloc is chosen."),
    order:
      read("order", rankingOrders, "The order in the address is not known, so the best stand first.") ??
      "best",
    view:
      read("view", rankingViews, "The view in the address is not known, so the table is shown.") ?? "table",
    problems,
  };
}
