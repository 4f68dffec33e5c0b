import type { CostAnswer } from "#lib/data/countries/index.ts";
import { feesListed, moneySpan } from "#lib/data/countries/paths/open/path-words.ts";

/** The cost of a path, or the fees of those steps for which a source gives them. */
export const costWords = (cost: CostAnswer): string =>
  cost.of === "path" ? moneySpan(cost) : feesListed(cost.fees.sums);
