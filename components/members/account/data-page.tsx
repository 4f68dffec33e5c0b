import { ButtonLink } from "#components/ui/button-link.tsx";
import { each } from "#components/ui/each.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Holdings } from "#lib/backoffice/account/index.ts";
import { accountPath } from "#lib/domains/members/open/paths.ts";
import { AccountFrame } from "./account-frame.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { DeleteAccountForm } from "./delete-account-form.tsx";
import { Panel } from "#components/page/panel.tsx";
import { numberFormat } from "#lib/platform/words/open/formats.ts";
import { useWords, type PageWords } from "#components/words/use-words.ts";

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
