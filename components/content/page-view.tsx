import { each } from "#components/ui/each.ts";
import type { Page } from "#lib/content/types.ts";
import { PageFrame } from "./page-frame.tsx";
import { RecordSection } from "./record-section.tsx";

/** A page kept as a record: its sections in their order, in the frame that all of them have. */
export function PageView({ page }: { page: Page }) {
  return (
    <PageFrame page={page}>
      {each(page.sections, (section) => (
        <RecordSection section={section} page={page.path} />
      ))}
    </PageFrame>
  );
}
