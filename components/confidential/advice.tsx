import { Facts } from "#components/content/facts.tsx";
import { NextStep } from "#components/content/next-step.tsx";
import { Steps } from "#components/content/steps.tsx";
import { Table } from "#components/content/table.tsx";
import { Warning } from "#components/content/warning.tsx";
import { Prose } from "#components/page/prose.tsx";
import type { Page, RecordSection } from "#lib/data/content/types.ts";

/** A section of a page that leaves no trace. It supports text only, so that the page loads the styles of few kinds. */
export function Advice({ section, page }: { section: RecordSection; page: Page["path"] }) {
  switch (section.kind) {
    case "notice":
      return <Warning {...section} page={page} />;
    case "steps":
      return <Steps {...section} />;
    case "table":
      return <Table {...section} />;
    case "facts":
      return <Facts {...section} />;
    case "prose":
      return <Prose {...section} />;
    case "action":
      return <NextStep {...section} page={page} />;
    default:
      throw new Error(`a page that leaves no trace draws no ${section.kind}`);
  }
}
