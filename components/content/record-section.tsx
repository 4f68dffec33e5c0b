import type { Page, RecordSection as Section } from "#lib/content/types.ts";
import { Bars } from "./bars.tsx";
import { Flow } from "./flow.tsx";
import { Fork } from "./fork.tsx";
import { Parts } from "./parts.tsx";
import { SectionView } from "./section-view.tsx";

/** Draws any section of a page kept as a record: those that stand elsewhere too, and the drawings that do not. */
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
