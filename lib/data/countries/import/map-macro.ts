import { asSentence } from "../words/open/guide-words.ts";
import type { FigureKey } from "../record/open/figures.ts";
import { mapFigure } from "./map-figure.ts";
import type { RawMacro } from "./raw-money.ts";
import type { RawMetric } from "./raw.ts";

type Figures = Partial<Record<FigureKey, ReturnType<typeof mapFigure>>>;

/** The sentence shown in place of a value that may no longer be shown. */
const whyDropped = (why: string): string =>
  asSentence(
    `${why.replace(/^the value shown is/, "the last known value is").replace(/^the ratings shown are/, "the last known ratings are")}.`,
  );

const isDropped = (value: unknown): value is { drop: true; why: string } =>
  typeof value === "object" && value !== null && "drop" in value;

/** Adds the forecast of the next edition to the note. */
function withForecast({ basis: _basis, previous: _previous, next, ...raw }: RawMetric): RawMetric {
  if (typeof next !== "object" || next === null || !("year" in next) || !("value" in next)) return raw;
  const forecast = `forecast for ${String(next.year)}: ${String(next.value)}%`;
  return { ...raw, note: [raw["note"], forecast].filter(Boolean).join("; ") };
}

/** Adds the date of a rate to the note, because it is more exact than its year. */
const withDate = ({ date, note, ...raw }: RawMetric): RawMetric => ({
  ...raw,
  note: [typeof date === "string" && `of ${date}`, note].filter(Boolean).join("; "),
});

/** Maps one entry of macro.json: its figures, why one that was known is withdrawn, and the ratings. */
export function mapMacro(raw: RawMacro) {
  const figures: Figures = {};
  const withdrawn: Partial<Record<FigureKey, string>> = {};
  for (const key of ["public_debt_pct_gdp", "inflation_pct"] as const) {
    const value = raw[key];
    if (isDropped(value)) {
      figures[key] = null;
      withdrawn[key] = whyDropped(value.why);
    } else figures[key] = mapFigure(withForecast(value));
  }
  figures.policy_rate_pct = raw.policy_rate_pct && mapFigure(withDate(raw.policy_rate_pct));
  const ratings = raw.sovereign_ratings;
  return {
    figures,
    withdrawn,
    parts: {
      creditRatings: isDropped(ratings) ? [] : (ratings ?? []),
      creditRatingsNote: isDropped(ratings) ? whyDropped(ratings.why) : null,
    },
  };
}
