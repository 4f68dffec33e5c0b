import type { ReactNode } from "react";
import { each } from "#components/ui/each.ts";

/** Facts as label and value, in as many columns as there is room for. */
export function FactTiles({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="fact-tiles">
      {each(facts, ({ label, value }) => (
        <div>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
