import type { Figure } from "#lib/countries/schema.ts";
import { SourceLink } from "./source-link.tsx";

type Fact = Pick<Figure, "source" | "year">;

/** The sources of several figures with their span of years: "CIA World Factbook, 2022 to 2024; World Bank, 2020". */
export function SourceYears({ figures }: { figures: readonly Fact[] }) {
  const ids = [...new Set(figures.map(({ source }) => source))];
  return (
    <>
      {ids.flatMap((id, index) => {
        const years = figures.flatMap(({ source, year }) => (source === id ? [year] : []));
        const from = Math.min(...years);
        const to = Math.max(...years);
        return [
          index > 0 ? "; " : "",
          <SourceLink key={id} id={id} />,
          from === to ? `, ${to}` : `, ${from} to ${to}`,
        ];
      })}
    </>
  );
}
