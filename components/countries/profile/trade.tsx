import { BarChart } from "#components/charts/bar-chart.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { NoData } from "#components/page/figure.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { FigureFrame } from "#components/ui/figure-frame.tsx";
import { asSentence, enumerated } from "#lib/data/countries/words/open/guide-words.ts";
import { formatShare, plainGoods } from "#lib/data/countries/index.ts";
import type { CountryProfile } from "#lib/data/countries/profiles/open/types.ts";
import type { Country, FactList } from "#lib/data/countries/record/open/schema.ts";
import { SectorMix } from "../family/sector-mix.tsx";
import { FactTiles } from "../family/fact-tiles.tsx";

function Goods({ list }: { list: FactList | null }) {
  if (!list) return <NoData reason="No source that may be shown names them." />;
  return (
    <>
      {asSentence(enumerated(list.items))} <a href={`#src-${list.source}`}>{list.year}</a>
    </>
  );
}

/** The markets: at home, nearby and far away, with exports and imports. */
export function Trade({ country, markets }: { country: Country; markets: CountryProfile["markets"] }) {
  const { currency, exportGoods, importGoods, exportPartners: partners } = country;
  const title = "Where exports go";
  return (
    <SectionFrame id="markets" heading="Markets and trade" wide>
      <div className="profile-points">
        <div>
          <h3>At home</h3>
          <p>{markets.domestic}</p>
        </div>
        <div>
          <h3>Around</h3>
          <p>{markets.regional}</p>
        </div>
        <div>
          <h3>Far away</h3>
          <p>{markets.international}</p>
        </div>
        {partners && (
          <FigureFrame
            title={title}
            level={3}
            note="Share of exports by value."
            source={<a href={`#src-${partners.source}`}>{partners.year}</a>}
            table={
              <DataTable
                caption={title}
                captionHidden
                columns={[{ label: "To" }, { label: "Share", numeric: true }]}
                rows={partners.items.map(({ country: to, pct }) => [to, formatShare(pct)])}
              />
            }
          >
            <BarChart
              label={title}
              rows={partners.items.map(({ country: to, pct }) => ({
                label: to,
                value: pct,
                text: formatShare(pct),
              }))}
            />
          </FigureFrame>
        )}
      </div>
      <div className="profile-points">
        <SectorMix country={country} />
      </div>
      <FactTiles
        facts={[
          { label: "What goes out", fact: "exportGoods", value: <Goods list={plainGoods(exportGoods)} /> },
          { label: "What comes in", fact: "importGoods", value: <Goods list={plainGoods(importGoods)} /> },
          { label: "Paid in", value: `${currency.name} (${currency.code})` },
        ]}
      />
    </SectionFrame>
  );
}
