import { each } from "#components/ui/each.ts";
import { MedianChart } from "#components/charts/median-chart.tsx";
import { FigureValue } from "#components/countries/figure-value.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { FigureFrame } from "#components/ui/figure-frame.tsx";
import { figureKind, labelAlone, type FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { formatFigure, medianOf } from "#lib/data/countries/index.ts";
import { getFigure } from "#lib/data/countries/record/index.ts";
import { Fact, Facts } from "./facts.tsx";
import { GuideSection, type GuideProps } from "./guide-section.tsx";
import { SourceYears } from "./source-marks.tsx";

/* Shares and rates, which can be charted against a median. Lengths and counts depend on the size of the country. */
const drawn: readonly FigureKey[] = [
  "electricity_access_pct",
  "internet_users_pct",
  "mobile_per_100",
  "broadband_per_100",
  "getting_electricity_days",
];
const listedOnly: readonly FigureKey[] = ["roads_km", "railways_km", "airports"];
const percentEnd = 100;

/** Electricity, telecoms and roads, each against the median of the region. */
export function Infrastructure({ country }: GuideProps) {
  const title = `Against the median of ${country.region}`;
  const charts = drawn.flatMap((key) => {
    const figure = getFigure(country, key);
    const median = medianOf(key, country.region);
    return figure && median ? [{ key, figure, median }] : [];
  });
  const missing = drawn.filter((key) => !charts.some((chart) => chart.key === key));
  return (
    <GuideSection id="infrastructure">
      <FigureFrame
        title={title}
        level={3}
        source={<SourceYears figures={charts.map(({ figure }) => figure)} />}
        table={
          <DataTable
            caption={title}
            captionHidden
            wide={false}
            columns={[{ label: "Measure" }, { label: "Figure" }, { label: "Median" }]}
            rows={charts.map(({ key, median }) => [
              labelAlone(key),
              <FigureValue key="value" country={country} figureKey={key} />,
              median.of < median.among
                ? `${formatFigure(key, median.value)} (${median.of} of ${median.among})`
                : formatFigure(key, median.value),
            ])}
          />
        }
      >
        <div className="medians">
          {each(charts, ({ key, figure, median }) => (
            <MedianChart
              label={labelAlone(key)}
              value={figure.value}
              text={formatFigure(key, figure.value)}
              median={median.value}
              medianText={formatFigure(key, median.value)}
              medianLabel="median"
              {...(figureKind(key).unit === "percent" && { max: percentEnd })}
            />
          ))}
        </div>
      </FigureFrame>
      <Facts country={country} keys={[...missing, ...listedOnly]} median>
        {country.pavedRoadsKm !== null && (
          <Fact label="Paved roads" fact="pavedRoadsKm">
            <b>{formatFigure("roads_km", country.pavedRoadsKm)}</b>{" "}
            <small>same source and year as roads</small>
          </Fact>
        )}
      </Facts>
    </GuideSection>
  );
}
