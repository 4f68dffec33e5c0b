import type { ReactNode } from "react";
import { revenueMix } from "#lib/data/content/claims.ts";
import type { HomeSectionId } from "#lib/data/content/home-sections.ts";
import { dataAsOf, listCountries, siteCounts } from "#lib/data/countries/record/index.ts";
import { figureKeys, type FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";
import { Meeting, Ring, Signs, Stages, Stations, barredSigns, valueSigns } from "./drawings/across.tsx";
import { Families, OfficeMap, Roadmap, stripOf, Strips } from "./drawings/single-use.tsx";
import { Balance, Changes, Layers, Rail, Stairs } from "./drawings/rows.tsx";
import { Counts, Parts, Span } from "./drawings/shares.tsx";

const number = numberFormat();
const percent = numberFormat({ style: "percent" });

/** The problems that people who grow, make or sell meet first. */
const problems: readonly FigureKey[] = [
  "electricity_access_pct",
  "internet_users_pct",
  "account_ownership_pct",
  "logistics_performance",
];
export const problemStrips = problems.flatMap((key) => stripOf(key) ?? []);

const firstStage = { from: 2025, to: 2027 };
const [year = firstStage.to, month = 1] = dataAsOf.split("-").map(Number);
const run = (year + month / 12 - firstStage.from) / (firstStage.to - firstStage.from);

const countIf = (test: (country: ReturnType<typeof listCountries>[number]) => boolean) =>
  listCountries().filter(test).length;

/** The drawing of each part of the home page; parts without one have their paragraph alone. */
export function drawingOf(id: HomeSectionId): ReactNode {
  switch (id) {
    case "regional-hq":
      return (
        <OfficeMap
          label="Map of the coast of West Africa: Liberia is the pilot country; Ghana, Sierra Leone and Nigeria are planned."
          places={[
            { slug: "liberia", name: "Liberia", stage: "pilot" },
            { slug: "ghana", name: "Ghana", stage: "planned" },
            { slug: "sierra-leone", name: "Sierra Leone", stage: "planned" },
            { slug: "nigeria", name: "Nigeria", stage: "planned" },
          ]}
        />
      );
    case "global-expansion":
      return (
        <Roadmap
          label="The plan in four stages"
          run={run}
          today={dateWords(dataAsOf.slice(0, 7))}
          stages={[
            { when: "2025–26", where: "Liberia" },
            { when: "2027–28", where: "3 more" },
            { when: "2029–30", where: "Africa" },
            { when: "after 2030", where: "abroad" },
          ]}
        />
      );
    case "problem":
      return <Strips label="Four figures along their scales" strips={problemStrips} />;
    case "finance":
      return (
        <Stairs
          label="From the least costly to the last"
          steps={["Own surplus", "Credit backed by the diaspora", "Shared profit", "Institutions"]}
        />
      );
    case "strategy":
      return (
        <Stages
          label="Three stages; the first is open today"
          stages={[{ title: "Facts", isOpen: true }, { title: "One chain" }, { title: "The next" }]}
        />
      );
    case "vision":
      return (
        <Stations
          label="What one phone can do"
          stations={[
            { title: "find", isOpen: true },
            { title: "ask", isOpen: true },
            { title: "seed" },
            { title: "loan" },
            { title: "cover" },
            { title: "sell" },
          ]}
        />
      );
    case "why-now":
      return (
        <Counts
          label="Countries by what their guides name"
          of={listCountries().length}
          counts={[
            {
              title: "countries with a mobile-money service",
              count: countIf(({ payments }) => payments.mobileMoney.length > 0),
            },
            {
              title: "that register online, in full or in part",
              count: countIf(({ registration: { online } }) => online === "full" || online === "partial"),
            },
          ]}
        />
      );
    case "soil-first":
      return <Ring label="The round of a field" turns={["Test", "Feed", "Plant", "Harvest"]} />;
    case "integrated-solution":
      return (
        <>
          <Rail
            label="The planned chain and who is to do each link"
            rows={[
              { title: "Seed", note: "Seed Bank" },
              { title: "Field", note: "AAV, outgrowers" },
              { title: "Workshop", note: "Manufacturing" },
              { title: "Shop", note: "AFM and AHX" },
              { title: "Payment", note: "Credit Union" },
              { title: "Cover", note: "HealthShare" },
            ]}
          />
          <Span label="Target: 70–80% of it in-house" from={70} to={80} />
        </>
      );
    case "integration-technology":
      return (
        <Rail
          label="Three rules and how far each is"
          rows={[
            { title: "One sign-in", note: "works today", isOpen: true },
            { title: "Little data", note: "works today", isOpen: true },
            { title: "One slip with the crate", note: "planned" },
          ]}
        />
      );
    case "strategic-differentiators":
      return (
        <Counts
          label="Figures that are known"
          of={listCountries().length * figureKeys.length}
          counts={[
            {
              title: `figures known, of ${number.format(listCountries().length * figureKeys.length)}`,
              count: siteCounts().figures,
            },
          ]}
        />
      );
    case "value-capture":
      return (
        <Changes
          label="What each link leaves"
          changes={[
            { what: "Harvest", leaves: "raw", stays: "dried, milled" },
            { what: "By-products", leaves: "as waste", stays: "feed, compost" },
            { what: "Payment", leaves: "as cash", stays: "a record" },
            { what: "Skills", leaves: "with experts", stays: "apprentices" },
          ]}
        />
      );
    case "financials":
      return (
        <Parts
          label="Target revenue mix of Year 5 (2030)"
          parts={revenueMix.map((part) => ({
            label: part.label,
            share: part.percent,
            text: percent.format(part.percent / 100),
          }))}
        />
      );
    case "portfolio-overview":
      return <Families />;
    case "competitive-advantage":
      return (
        <Balance
          label="What speaks for the plan and what against"
          pro={["Grades in common", "Demand of its own", "Patience"]}
          con="The number of divisions"
        />
      );
    case "guiding-values":
      return <Signs label="Five values" signs={valueSigns} />;
    case "who-we-serve":
      return (
        <Meeting
          label="Three ways in"
          from={["Coming, returning", "Growing, making", "Funding, checking"]}
          to={`${listCountries().length} guides`}
        />
      );
    case "investor-safeguards":
      return <Signs label="What these pages do not have" signs={barredSigns} isBarred />;
    case "institutional-model":
      return (
        <Layers
          label="Each rests on the one before"
          layers={["Members, communities", "Councils", "Divisions", "Holding", "Public register"]}
        />
      );
    default:
      return null;
  }
}
