import { ShareBar } from "#components/charts/share-bar.tsx";
import { FigureValue } from "#components/countries/figure-value.tsx";
import { NoData } from "#components/page/figure.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { FigureFrame } from "#components/ui/figure-frame.tsx";
import { figureKind, type FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { formatFigure } from "#lib/data/countries/index.ts";
import { findSource, getFigure, noDataReason } from "#lib/data/countries/record/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { FactTiles } from "./fact-tiles.tsx";

export const sectors: readonly FigureKey[] = ["agriculture_pct_gdp", "industry_pct_gdp", "services_pct_gdp"];

/** Shares of farming, industry and services, as a chart when all three are known. */
export function SectorMix({ country }: { country: Country }) {
  const parts = sectors.flatMap((key) => {
    const figure = getFigure(country, key);
    return figure ? [{ key, figure, label: figureKind(key).label }] : [];
  });
  const first = parts[0];
  const title = "What the economy is made of";
  if (!first || parts.length < sectors.length) {
    return (
      <FactTiles
        facts={[{ label: title, value: <NoData reason={noDataReason(country, "services_pct_gdp")} /> }]}
      />
    );
  }
  return (
    <FigureFrame
      title={title}
      level={3}
      source={
        <>
          <a href={`#src-${first.figure.source}`}>{findSource(first.figure.source)?.title}</a>
          {`, ${first.figure.year}. Shares of GDP; rounding and taxes can leave a rest.`}
        </>
      }
      table={
        <DataTable
          caption={title}
          captionHidden
          columns={[{ label: "Sector" }, { label: "Share of GDP" }]}
          rows={parts.map(({ key, label }) => [
            label,
            <FigureValue key="value" country={country} figureKey={key} />,
          ])}
        />
      }
    >
      <ShareBar
        label={title}
        parts={parts.map(({ key, label, figure }) => ({
          label,
          value: figure.value,
          text: formatFigure(key, figure.value),
        }))}
      />
    </FigureFrame>
  );
}
