import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { Facts } from "./facts.tsx";
import type { GuideProps } from "./sections.ts";

const discontinued: readonly FigureKey[] = [
  "starting_procedures",
  "starting_days",
  "starting_cost_pct_income",
  "starting_min_capital_pct_income",
  "registering_property_days",
  "contract_enforcement_days",
  "starting_rank",
  "ease_rank",
];

/** Figures of the last international series, which was discontinued: background information, collapsed. */
export const LastCount = ({ country }: GuideProps) => (
  <details className="last-count">
    <summary>The last international count: Doing Business 2020, discontinued</summary>
    <p className="fine">
      The World Bank ended this series in 2021 after irregularities in its data. It counted a model company,
      so it can differ from the path above. Lower is quicker or cheaper.
    </p>
    <Facts country={country} keys={discontinued} median />
  </details>
);
