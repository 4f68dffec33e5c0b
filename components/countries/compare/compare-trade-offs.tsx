import { each } from "#components/ui/each.ts";
import type { Comparison } from "#lib/data/countries/index.ts";

/** For each country: where it is ahead, and what choosing it gains and costs against each of the others. */
export function CompareTradeOffs({ comparison: { countries, tradeOffs } }: { comparison: Comparison }) {
  const nameOf = new Map<string, string>(countries.map(({ slug, name }) => [slug, name]));
  return (
    <div className="compare-choices">
      {each(tradeOffs, ({ slug, ahead, against }) => (
        <div>
          <h3 className="text-xl">{`If you choose ${nameOf.get(slug) ?? slug}`}</h3>
          <p>{ahead}</p>
          <ul>
            {each(against, (sentence) => (
              <li>{sentence}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
