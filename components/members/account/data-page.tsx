import { PlainForm } from "#components/forms/plain-form.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { Panel } from "#components/page/panel.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { useWords, type PageWords } from "#components/words/use-words.ts";
import type { Holdings } from "#lib/backoffice/account/index.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { accountPath } from "#lib/domains/members/open/paths.ts";
import { deleteFields } from "#lib/domains/members/shared/fields.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";
import { AccountFrame } from "./account-frame.tsx";
import { keptAfterDeletion } from "./kept-after-deletion.ts";

type DeleteAccountFormProps = { holdings: Holdings; state?: FormState | undefined };

/** Says exactly what is deleted and what stays. It deletes once the e-mail address is typed. */
function DeleteAccountForm({ holdings, state }: DeleteAccountFormProps) {
  const words = useWords("account");
  return (
    <Panel id="delete" title={words("delete.title")} lead={words("delete.lead")}>
      <div className="account-pair">
        <div>
          <h3>{words("delete.gone")}</h3>
          <ul>
            <li>{words("delete.gone.account")}</li>
            <li>{words("delete.gone.sessions")}</li>
            <li>{words("delete.gone.grants")}</li>
            <li>{words("delete.gone.ratings")}</li>
            <li>{words("delete.gone.plans")}</li>
            <li>{words("delete.gone.documents")}</li>
            <li>{words("delete.gone.mail")}</li>
            <li>{words("delete.gone.enquiries", { count: holdings.enquiries })}</li>
            <li>{words("delete.gone.submissions", { count: holdings.submissions })}</li>
          </ul>
        </div>
        <div>
          <h3>{words("delete.kept")}</h3>
          <ul>
            {each(keptAfterDeletion(words), (point) => (
              <li>{point}</li>
            ))}
          </ul>
        </div>
      </div>
      {holdings.enquiries > 0 && (
        <Notice tone="caution" title={words("delete.unanswered")}>
          <p>{words("delete.unansweredText")}</p>
        </Notice>
      )}
      <PlainForm
        action="/api/account/delete"
        className="card account-form"
        prefix="delete"
        fields={deleteFields}
        state={state}
        submitLabel={words("delete.button")}
        variant="danger"
      />
    </Panel>
  );
}

const held = (holdings: Holdings, words: PageWords<"account">) =>
  [
    [words("data.enquiries"), holdings.enquiries],
    [words("data.submissions"), holdings.submissions],
    [words("data.begun"), holdings.begun],
    [words("data.grants"), holdings.grants],
    [words("data.ratings"), holdings.ratings],
    [words("data.plans"), holdings.plans],
    [words("data.documents"), holdings.documents],
    [words("data.quotes"), holdings.quotes],
    [words("data.sessions"), holdings.sessions],
    [words("data.devices"), holdings.knownDevices],
  ] as const;

type Props = {
  email: string;
  holdings: Holdings | undefined;
  /** The rejected deletion, if any. */
  deletion?: FormState | undefined;
};

/** The data stored about a member: counted, as a download, and with a form to delete it. */
export function DataPage({ email, holdings, deletion }: Props) {
  const words = useWords("account");
  return (
    <AccountFrame path={accountPath} title={words("data.title")} email={email}>
      {holdings ? <Held holdings={holdings} deletion={deletion} /> : <AwayNotice />}
    </AccountFrame>
  );
}

function Held({ holdings, deletion }: { holdings: Holdings; deletion: FormState | undefined }) {
  const words = useWords("account");
  const count = numberFormat({}, words.locale);
  return (
    <div className="account-column">
      <Panel id="held" title={words("data.held")} lead={words("data.heldLead")}>
        <dl className="account-counts">
          {each(held(holdings, words), ([label, value]) => (
            <div>
              <dt>{label}</dt>
              <dd>{count.format(value)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel id="export" title={words("data.export")} lead={words("data.exportLead")}>
        <ButtonLink href="/api/account/export" variant="secondary">
          {words("data.export")}
        </ButtonLink>
      </Panel>
      <DeleteAccountForm holdings={holdings} state={deletion} />
    </div>
  );
}
