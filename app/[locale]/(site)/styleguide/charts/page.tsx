import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AfricaMap } from "#components/charts/africa-map.tsx";
import { BarChart, CompareBars } from "#components/charts/bar-chart.tsx";
import { Locator } from "#components/charts/locator.tsx";
import { MedianChart } from "#components/charts/median-chart.tsx";
import { ShareBar } from "#components/charts/share-bar.tsx";
import { listCountries } from "#lib/data/countries/record/index.ts";
import "#app/sheets/record.css";
import "#app/sheets/styleguide.css";
import "../utilities.css";

export const metadata: Metadata = { title: "Charts and maps", robots: { index: false } };

const tones = ["primary", "indigo", "clay", "gold"] as const;
const places = ["ghana", "algeria", "gambia", "lesotho", "cabo-verde", "seychelles", "mauritius", "rwanda"];
const medianLabel = "Median of West Africa";

/** Every chart in every state, with sample values. It is available under the same setting as the style guide. */
export default function ChartsStyleguidePage() {
  const countries = listCountries();
  const west = new Set(countries.filter(({ region }) => region === "West Africa").map(({ slug }) => slug));
  return (
    <div className="mx-auto flex max-w-content flex-col gap-12 px-4 py-section">
      <h1 className="text-4xl">Charts and maps</h1>
      <p>Values here are samples. They show states, not countries.</p>
      <Sample title="Map of the 54 countries">
        <AfricaMap current="ghana" />
      </Sample>
      <div className="grid gap-12 md:grid-cols-2">
        <Sample title="Map, one region chosen">
          <AfricaMap id="chosen" selected={west} />
        </Sample>
        <Sample title="Locators">
          <div className="grid grid-cols-3 gap-4">
            {countries
              .filter(({ slug }) => places.includes(slug))
              .map(({ slug, name }) => (
                <div key={slug}>
                  <Locator slug={slug} name={name} />
                  <p className="text-xs">{name}</p>
                </div>
              ))}
          </div>
        </Sample>
      </div>
      <div className="grid gap-12 md:grid-cols-2 lg:grid-cols-3">
        {tones.map((tone) => (
          <Sample key={tone} title={`Bars, ${tone}`}>
            <BarChart label="Sample shares" tone={tone} rows={partners} />
          </Sample>
        ))}
        <Sample title="Bars with links and long values">
          <BarChart label="Sample sizes" rows={linked} />
        </Sample>
        <Sample title="Bars below and at zero">
          <BarChart label="Sample changes" rows={changes} />
        </Sample>
        <Sample title="Against the median">
          <div className="flex flex-col gap-6">
            <MedianChart
              label="Sample, above"
              value={31}
              text="31 days"
              median={12}
              medianText="12 days"
              medianLabel={medianLabel}
            />
            <MedianChart
              label="Sample, below"
              value={4}
              text="4 days"
              median={12}
              medianText="12 days"
              medianLabel={medianLabel}
            />
            <MedianChart
              label="Sample, zero"
              value={0}
              text="0%"
              median={6.1}
              medianText="6.1%"
              medianLabel={medianLabel}
              max={10}
            />
            <MedianChart
              label="Sample, missing"
              value={null}
              text="No data"
              median={12}
              medianText="12 days"
              medianLabel={medianLabel}
              max={30}
            />
            <MedianChart
              label="Sample, no median"
              value={12}
              text="12 days"
              median={null}
              medianText=""
              medianLabel={medianLabel}
            />
          </div>
        </Sample>
        <Sample title="Shares that reach 100">
          <ShareBar label="Sample sectors" parts={sectors} />
        </Sample>
        <Sample title="Shares that leave a rest">
          <ShareBar label="Sample partners" parts={partners.slice(0, 4)} restLabel="All others" />
        </Sample>
        <Sample title="Shares, small last parts">
          <ShareBar label="Sample mix" parts={lopsided} />
        </Sample>
        <Sample title="Comparison, lower is better">
          <CompareBars label="Sample days" better="lower" rows={compared} />
        </Sample>
        <Sample title="Comparison, neither is better">
          <CompareBars label="Sample numbers" rows={compared} />
        </Sample>
      </div>
    </div>
  );
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  );
}

const partners = [
  { label: "Switzerland", value: 24, text: "24%" },
  { label: "United Arab Emirates", value: 18, text: "18%" },
  { label: "India", value: 8, text: "8%" },
  { label: "South Africa", value: 7, text: "7%" },
  { label: "China", value: 7, text: "7%" },
];
const linked = [
  {
    label: "Central African Republic",
    value: 2.8e9,
    text: "$2.8 billion",
    href: "/start-business/central-african-republic",
  },
  { label: "Nigeria", value: 243e9, text: "$243 billion", href: "/start-business/nigeria" },
  { label: "Ghana", value: 114.2e9, text: "$114.2 billion", href: "/start-business/ghana" },
] as const;
const changes = [
  { label: "Growing", value: 6.2, text: "6.2%" },
  { label: "Level", value: 0, text: "0%" },
  { label: "Shrinking", value: -3.4, text: "-3.4%" },
  { label: "Unknown", value: Number.NaN, text: "No data" },
];
const sectors = [
  { label: "Agriculture", value: 22.5, text: "22.5%" },
  { label: "Industry", value: 30, text: "30%" },
  { label: "Services", value: 47.5, text: "47.5%" },
];
const lopsided = [
  { label: "Processing and export", value: 71, text: "71%" },
  { label: "Retail", value: 17, text: "17%" },
  { label: "Credit and finance", value: 9, text: "9%" },
  { label: "Insurance", value: 3, text: "3%" },
];
const compared = [
  { label: "Ghana", value: 13, text: "13 days", year: 2019 },
  { label: "Rwanda", value: 4, text: "4 days", year: 2019 },
  { label: "Côte d'Ivoire", value: 6, text: "6 days", year: 2019 },
  { label: "Somalia", value: null, text: "No data", year: null },
];
