import { joined } from "#components/ui/each.ts";
import type { Figure } from "#lib/data/countries/record/open/schema.ts";
import { SourceLink } from "./source-link.tsx";

type Fact = Pick<Figure, "source" | "year">;

/** The sources of several figures with their span of years: "CIA World Factbook, 2022 to 2024; World Bank, 2020". */
export function SourceYears({ figures }: { figures: readonly Fact[] }) {
  const ids = [...new Set(figures.map(({ source }) => source))];
  return joined(ids, "; ", (id) => {
    const years = figures.flatMap(({ source, year }) => (source === id ? [year] : []));
    const from = Math.min(...years);
    const to = Math.max(...years);
    return (
      <>
        <SourceLink id={id} />
        {from === to ? `, ${to}` : `, ${from} to ${to}`}
      </>
    );
  });
}
