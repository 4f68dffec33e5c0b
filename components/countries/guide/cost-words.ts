import type { CostAnswer } from "#lib/countries/index.ts";
import { feesListed, moneySpan } from "#lib/countries/paths/open/path-words.ts";

/** What a path costs, or the fees of its steps that were read. */
export const costWords = (cost: CostAnswer): string =>
  cost.of === "path" ? moneySpan(cost) : feesListed(cost.fees.sums);
