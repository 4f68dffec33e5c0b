import { each } from "#components/ui/each.ts";
import type { Page } from "#lib/data/content/types.ts";
import { PageFrame } from "./page-frame.tsx";
import { RecordSection } from "./record-section.tsx";

/** A page that is stored as a record: its sections in order, in the shared frame. */
export function PageView({ page }: { page: Page }) {
  return (
    <PageFrame page={page}>
      {each(page.sections, (section) => (
        <RecordSection section={section} page={page.path} />
      ))}
    </PageFrame>
  );
}
