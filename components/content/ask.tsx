import { LeadForm } from "#components/page/lead-form.tsx";
import type { AskSection, Page } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

/** A form that is sent to the office, with the page it was sent from. */
export function Ask({ leadType, submitLabel, page, ...head }: AskSection & { page: Page["path"] }) {
  return (
    <SectionFrame {...head}>
      <LeadForm leadType={leadType} page={page} submitLabel={submitLabel} />
    </SectionFrame>
  );
}
