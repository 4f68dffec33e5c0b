import type { Page, Section } from "#lib/data/content/types.ts";
import { Apply } from "./apply.tsx";
import { Ask } from "./ask.tsx";
import { Board } from "./board.tsx";
import { Cards } from "./cards.tsx";
import { Chart } from "./chart.tsx";
import { ClaimsTable } from "./claims-table.tsx";
import { Diagram } from "./diagram.tsx";
import { Downloads } from "./downloads.tsx";
import { Facts } from "./facts.tsx";
import { Faq } from "./faq.tsx";
import { NextStep } from "./next-step.tsx";
import { Notes } from "./notes.tsx";
import { PageIndex } from "./page-index.tsx";
import { Programme } from "./programme.tsx";
import { Prose } from "#components/page/prose.tsx";
import { Quotes } from "./quotes.tsx";
import { Search } from "./search.tsx";
import { Spread } from "./spread.tsx";
import { StageMap } from "./stage-map.tsx";
import { Standing } from "./standing.tsx";
import { Steps } from "./steps.tsx";
import { Table } from "./table.tsx";
import { Timeline } from "./timeline.tsx";
import { Tool } from "./tool.tsx";
import { Warning } from "./warning.tsx";

/** Renders any section. A new kind does not compile until it has a view. `page` is the path of its page. */
export function SectionView({ section, page }: { section: Section; page: Page["path"] }) {
  switch (section.kind) {
    case "prose":
      return <Prose {...section} />;
    case "cards":
      return <Cards {...section} page={page} />;
    case "facts":
      return <Facts {...section} />;
    case "steps":
      return <Steps {...section} />;
    case "chart":
      return <Chart {...section} />;
    case "timeline":
      return <Timeline {...section} />;
    case "faq":
      return <Faq {...section} />;
    case "action":
      return <NextStep {...section} page={page} />;
    case "notice":
      return <Warning {...section} page={page} />;
    case "programme":
      return <Programme {...section} page={page} />;
    case "claims":
      return <ClaimsTable {...section} />;
    case "ask":
      return <Ask {...section} page={page} />;
    case "apply":
      return <Apply {...section} />;
    case "search":
      return <Search {...section} />;
    case "table":
      return <Table {...section} />;
    case "diagram":
      return <Diagram {...section} />;
    case "quote":
      return <Quotes {...section} />;
    case "downloads":
      return <Downloads {...section} />;
    case "map":
      return <StageMap {...section} />;
    case "tool":
      return <Tool {...section} />;
    case "notes":
      return <Notes {...section} />;
    case "index":
      return <PageIndex {...section} />;
    case "spread":
      return <Spread {...section} />;
    case "standing":
      return <Standing {...section} />;
    case "board":
      return <Board {...section} page={page} />;
    default:
      return section satisfies never;
  }
}
