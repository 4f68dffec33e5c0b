import { PlainForm } from "#components/forms/plain-form.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import type { FormState } from "#lib/domains/fields/index.ts";
import { deleteFields } from "#lib/domains/members/shared/fields.ts";
import type { Holdings } from "#lib/backoffice/account/index.ts";
import { keptAfterDeletion } from "./kept-after-deletion.ts";
import { Panel } from "#components/page/panel.tsx";
import { useWords } from "#components/words/use-words.ts";

type Props = { holdings: Holdings; state?: FormState | undefined };

/** Says exactly what is deleted and what stays. It deletes once the e-mail address is typed. */
export function DeleteAccountForm({ holdings, state }: Props) {
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
