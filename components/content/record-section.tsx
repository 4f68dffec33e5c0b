import type { Page, RecordSection as Section } from "#lib/data/content/types.ts";
import { Bars } from "./bars.tsx";
import { Flow } from "./flow.tsx";
import { Fork } from "./fork.tsx";
import { Parts } from "./parts.tsx";
import { SectionView } from "./section-view.tsx";

/**
 * Renders any section of a page that is stored as a record. The drawings handled here occur only on such pages;
 * `SectionView` renders the kinds that other pages use too.
 */
export function RecordSection({ section, page }: { section: Section; page: Page["path"] }) {
  switch (section.kind) {
    case "flow":
      return <Flow {...section} />;
    case "parts":
      return <Parts {...section} />;
    case "fork":
      return <Fork {...section} />;
    case "bars":
      return <Bars {...section} />;
    default:
      return <SectionView section={section} page={page} />;
  }
}
