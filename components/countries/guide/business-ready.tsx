import { figureKeys, figureKind } from "#lib/data/countries/record/open/figures.ts";
import { Facts } from "./facts.tsx";
import type { GuideProps } from "./sections.ts";

const scores = figureKeys.filter((key) => figureKind(key).group === "bready");

/** The B-READY scores, of the three pillars and business entry, or one sentence if B-READY leaves the country out. */
export function BusinessReady({ country }: GuideProps) {
  const known = scores.filter((key) => country.figures[key]);
  return (
    <>
      <h3>Business Ready (B-READY)</h3>
      <p className="fine">
        {known.length > 0
          ? "Scores of the World Bank from 0 to 100, more is better. The mean is worked out here: the World Bank publishes no overall score and no ranking. It cannot be compared with Doing Business."
          : "No data: the World Bank’s B-READY of 2024 and 2025 leaves this country out."}
      </p>
      {known.length > 0 && <Facts country={country} keys={known} />}
    </>
  );
}
