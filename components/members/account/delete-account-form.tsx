import { Button } from "#components/ui/button.tsx";
import { DataField } from "#components/ui/data-field.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { deleteFields } from "#lib/members/open/account-fields.ts";
import type { Holdings } from "#lib/members/index.ts";
import { keptAfterDeletion } from "./kept-after-deletion.ts";
import { Panel } from "#components/page/panel.tsx";
import { numberFormat } from "#lib/words/open/formats.ts";

const enquiriesInWords = (count: number): string =>
  count === 0
    ? "Enquiries sent with your address; there are none now."
    : count === 1
      ? "The one enquiry sent with your address."
      : `All ${numberFormat().format(count)} enquiries sent with your address.`;

/** Says exactly what goes and what stays, and deletes when the address is typed. */
export function DeleteAccountForm({ holdings }: { holdings: Holdings }) {
  return (
    <Panel id="delete" title="Delete my account" lead="At once and for good. Nobody can bring it back.">
      <div className="account-pair">
        <div>
          <h3>What is deleted</h3>
          <ul>
            <li>Your account: e-mail address, registration and role.</li>
            <li>The sign-ins on all your devices, and the devices we remember.</li>
            <li>Your requests for access, with what you wrote and what was decided.</li>
            <li>Your ratings of countries, with what you wrote; averages are counted without them.</li>
            <li>Sign-in codes, and mail to you that has not been sent.</li>
            <li>{enquiriesInWords(holdings.enquiries)}</li>
          </ul>
        </div>
        <div>
          <h3>What is kept, and why</h3>
          <ul>
            {each(keptAfterDeletion, (point) => (
              <li>{point}</li>
            ))}
          </ul>
        </div>
      </div>
      {holdings.enquiries > 0 && (
        <Notice tone="caution" title="Open enquiries will not be answered">
          <p>
            We delete them with the account, and then we no longer know what you asked or where to answer.
          </p>
        </Notice>
      )}
      <form method="post" action="/api/account/delete" className="card account-form">
        {each(deleteFields, (field) => (
          <DataField field={field} id={`delete-${field.name}`} />
        ))}
        <Button variant="danger" className="justify-self-start">
          Delete my account for good
        </Button>
      </form>
    </Panel>
  );
}
