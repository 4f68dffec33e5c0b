import { EmptyState } from "#components/page/empty-state.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { SentRow } from "#components/page/sent-list.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { introduce, formTitle } from "#lib/data/content/form-words.ts";
import type { Section } from "#lib/data/content/types.ts";
import { getForm, pageOfStep, pageToBegin } from "#lib/domains/forms/index.ts";
import { leadLabel } from "#lib/domains/leads/shared/lead-words.ts";
import type { OwnInPortal } from "#lib/domains/portals/index.ts";
import type { PortalForm } from "#lib/domains/portals/open/member-sides.ts";
import type { RequestRow } from "#lib/domains/portals/open/request-row.ts";

type PortalFormsProps = { forms: readonly PortalForm[]; own: OwnInPortal | "away" };

/** The forms of a portal, each with its purpose and a link to begin or continue it. */
export function PortalForms({ forms, own }: PortalFormsProps) {
  const begun = own === "away" ? [] : own.begun;
  const sent = own === "away" ? [] : own.requests.flatMap(({ sent }) => ("form" in sent ? [sent.form] : []));
  return (
    <ul className="portal-inside">
      {each(forms, (form) => (
        <FormCard
          form={form}
          step={begun.find((one) => one.form === form.form && !one.isChange)?.next}
          isSent={sent.includes(form.form)}
        />
      ))}
    </ul>
  );
}

type CardProps = { form: PortalForm; step: string | undefined; isSent: boolean };

function FormCard({ form, step, isSent }: CardProps) {
  const words = useWords("member-side");
  const formWords = useWords("forms");
  const { form: id } = form;
  const { isFor, minutes } = getForm(id);
  const { title, lead } = introduce({ id }, words.locale);
  return (
    <li className="card">
      <h3>{title}</h3>
      <p>{lead}</p>
      {isFor && !step ? (
        <p>
          <a className="link part-next" href="#vacancies">
            {formWords("start.posts")}
          </a>
        </p>
      ) : (
        <p>
          <AppLink className="link part-next" href={step ? pageOfStep(id, step) : pageToBegin(form)}>
            {step ? words("forms.goOn") : isSent ? words("forms.again") : formWords("start.begin")}
          </AppLink>{" "}
          <span className="text-muted">{formWords("start.minutes", { minutes })}</span>
        </p>
      )}
    </li>
  );
}

/** What was sent from a portal, each with its status: a member's own requests, or the made-up rows of the preview. */
export function RequestList({ requests }: { requests: readonly RequestRow[] }) {
  const words = useWords("forms");
  const textOf = ({ sent, state }: RequestRow) =>
    "form" in sent
      ? { name: formTitle(sent.form, words.locale), state: words(`status.state.${sent.status}`) }
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
