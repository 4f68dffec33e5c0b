import { each } from "#components/ui/each.ts";
import type { SaidValue } from "#lib/domains/fact-edits/index.ts";

/** The values of a fact with their labels, or the text `none` when there are none. */
export function SaidValues({ values, none }: { values: readonly SaidValue[]; none: string }) {
  if (values.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <dl className="fact-values">
      {each(values, ({ label, value }) => (
        <div>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
