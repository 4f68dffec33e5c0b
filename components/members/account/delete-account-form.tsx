import { Button } from "#components/ui/button.tsx";
import { DataField } from "#components/ui/data-field.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { deleteFields } from "#lib/members/open/account-fields.ts";
import type { Holdings } from "#lib/members/index.ts";
import { keptAfterDeletion } from "./kept-after-deletion.ts";
import { Panel } from "#components/page/panel.tsx";
import { useWords } from "#components/words/use-words.ts";

/** Says exactly what goes and what stays, and deletes when the address is typed. */
export function DeleteAccountForm({ holdings }: { holdings: Holdings }) {
  const words = useWords("account");
  return (
    <Panel id="delete" title={words("deleteMyAccount")} lead={words("atOnceAndForGood")}>
      <div className="account-pair">
        <div>
          <h3>{words("whatIsDeleted")}</h3>
          <ul>
            <li>{words("yourAccountEMailAddress")}</li>
            <li>{words("theSignInsOnAll")}</li>
            <li>{words("yourRequestsForAccessWith")}</li>
            <li>{words("yourRatingsOfCountriesWith")}</li>
            <li>{words("signInCodesAndMail")}</li>
            <li>{words("enquiriesDeleted", { count: holdings.enquiries })}</li>
          </ul>
        </div>
        <div>
          <h3>{words("whatIsKeptAndWhy")}</h3>
          <ul>
            {each(keptAfterDeletion(words), (point) => (
              <li>{point}</li>
            ))}
          </ul>
        </div>
      </div>
      {holdings.enquiries > 0 && (
        <Notice tone="caution" title={words("openEnquiriesWillNotBe")}>
          <p>{words("weDeleteThemWithThe")}</p>
        </Notice>
      )}
      <form method="post" action="/api/account/delete" className="card account-form">
        {each(deleteFields(words.locale), (field) => (
          <DataField field={field} id={`delete-${field.name}`} />
        ))}
        <Button variant="danger" className="justify-self-start">
          {words("deleteMyAccountForGood")}
        </Button>
      </form>
    </Panel>
  );
}
