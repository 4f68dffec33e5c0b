import { AmountsIn } from "#components/page/amounts.tsx";
import type { CostAnswer } from "#lib/data/countries/index.ts";
import { feesListed, moneySpan, spanParts } from "#lib/data/countries/paths/open/path-words.ts";
import { moneyMark } from "#lib/data/currency/open/money-mark.ts";

/** The cost of a path, or the fees of those steps for which a source gives them. */
export const costWords = (cost: CostAnswer): string =>
  cost.of === "path" ? moneySpan(cost) : feesListed(cost.fees.sums);

/** An amount. Each end of a range can be shown in the reader’s currency. */
export function CostValue({ cost }: { cost: CostAnswer }) {
  // The fees of some steps are not a total, and do not look like one.
  if (cost.of === "steps") return <AmountsIn text={costWords(cost)} />;
  const { min, max, currency } = cost;
  if (max === null || max === min || min === 0)
    return <b {...moneyMark(max ?? min, currency)}>{costWords(cost)}</b>;
  const [least, most] = spanParts({ min, max, currency });
  return (
    <b>
      <span {...moneyMark(min, currency)}>{least}</span> <span {...moneyMark(max, currency)}>{most}</span>
    </b>
  );
}
