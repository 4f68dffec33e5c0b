import { EmptyState } from "#components/page/empty-state.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { SentRow } from "#components/page/sent-list.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { formTitle } from "#lib/data/content/form-words.ts";
import type { Section } from "#lib/data/content/types.ts";
import { leadLabel } from "#lib/domains/leads/shared/lead-words.ts";
import type { OwnInPortal } from "#lib/domains/portals/index.ts";
import type { PortalForm } from "#lib/domains/portals/open/member-sides.ts";
import type { RequestRow } from "#lib/domains/portals/open/request-row.ts";
import { PortalForms } from "./portal-forms.tsx";

/** What was sent from a portal, each with its status: a member's own requests, or the made-up rows of the preview. */
export function RequestList({ requests }: { requests: readonly RequestRow[] }) {
  const words = useWords("forms");
  const textOf = ({ sent, state }: RequestRow) =>
    "form" in sent
      ? { name: formTitle(sent.form, words.locale), state: words(`status.state.${sent.stands}`) }
      : { name: leadLabel(sent.leadType, words.locale), state: words(`thread.turn.${state}`) };
  return (
    <ul className="account-rows">
      {each(requests, (row) => (
        <SentRow reference={row.reference} sentAt={row.filedAt} hasNews={row.hasNews} {...textOf(row)} />
      ))}
    </ul>
  );
}

/** What the member sent from a portal, entries with news first. */
export function PortalRequests({ own }: { own: OwnInPortal | "away" }) {
  const words = useWords("member-side");
  return (
    <SectionFrame id="requests" heading={words("requests.title")} lead={words("requests.lead")}>
      {own === "away" ? (
        <p>{words("requests.away")}</p>
      ) : own.requests.length > 0 ? (
        <RequestList requests={own.requests} />
      ) : (
        <EmptyState title={words("requests.none")} pattern="adire">
          <p>{words("requests.noneText")}</p>
        </EmptyState>
      )}
    </SectionFrame>
  );
}

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
