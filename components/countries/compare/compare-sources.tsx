import { SourceList } from "#components/countries/family/source-list.tsx";
import type { Comparison } from "#lib/data/countries/index.ts";

/** Every source of the figures above, with its licence and the attribution it requires. */
export function CompareSources({ comparison }: { comparison: Comparison }) {
  const ids = new Set(
    comparison.groups.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => cells.flatMap(({ known }) => known.fact?.source ?? [])),
    ),
  );
  return <SourceList ids={[...ids]} />;
}
