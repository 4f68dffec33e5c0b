import { SectionFrame } from "#components/page/section-frame.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { Section } from "#lib/data/content/types.ts";
import type { OwnInPortal } from "#lib/domains/portals/index.ts";
import type { PortalForm } from "#lib/domains/portals/open/member-sides.ts";
import { PortalForms } from "./portal-forms.tsx";
import { RequestList } from "./request-list.tsx";

type Props = {
  /** The section it belongs to. */
  section: Pick<Section, "id" | "heading">;
  forms: readonly PortalForm[];
  own: OwnInPortal | "away";
};

/** The forms of one section of a portal, and the status of what was sent with them. */
export function PortalUnder({ section: { id, heading }, forms, own }: Props) {
  const words = useWords("member-side");
  const parts = useWords("portal-parts");
  const requests =
    own === "away"
      ? []
      : own.requests.filter(({ sent }) => "form" in sent && forms.some(({ form }) => form === sent.form));
  return (
    <SectionFrame
      id={`${id}-send`}
      heading={parts("forms.under", { part: heading })}
      lead={words("forms.lead")}
      wide
    >
      <div className="portal-state">
        <PortalForms forms={forms} own={own} />
        {requests.length > 0 && (
          <div>
            <h3 className="text-lg">{parts("forms.sentUnder")}</h3>
            <RequestList requests={requests} />
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
