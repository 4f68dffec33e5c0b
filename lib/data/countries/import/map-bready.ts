import type { FigureKey } from "../record/open/figures.ts";
import { mapFigure } from "./map-figure.ts";
import type { RawBready } from "./raw-money.ts";

/** The scores of one entry of bready.json, from its newest edition. The mean of the pillars is computed here. */
export function mapBreadyFigures({
  editions,
}: RawBready): Partial<Record<FigureKey, ReturnType<typeof mapFigure>>> {
  const newest = Object.keys(editions)
    .filter((edition) => editions[edition])
    .toSorted()
    .at(-1);
  const scores = newest === undefined ? null : editions[newest];
  const score = (value: number | null | undefined) =>
    scores && typeof value === "number"
      ? mapFigure({ value, year: Number(newest), source: scores.sources[0] })
      : null;
  const pillars = [
    scores?.regulatory_framework,
    scores?.public_services,
    scores?.operational_efficiency,
  ].filter((pillar) => typeof pillar === "number");
  const mean = pillars.reduce((sum, pillar) => sum + pillar, 0) / pillars.length;
  const entry = scores?.business_entry;
  return {
    bready_entry: score(entry?.overall),
    bready_entry_rules: score(entry?.regulations),
    bready_entry_services: score(entry?.digital_services_and_transparency),
    bready_entry_practice: score(entry?.operational_efficiency),
    bready_rules: score(scores?.regulatory_framework),
    bready_services: score(scores?.public_services),
    bready_practice: score(scores?.operational_efficiency),
    bready_mean: score(pillars.length === 3 ? Math.round(mean * 100) / 100 : null),
  };
}
