import { ButtonLink } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import type { Holdings } from "#lib/members/index.ts";
import { accountPath } from "#lib/members/open/paths.ts";
import { AccountFrame } from "./account-frame.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { DeleteAccountForm } from "./delete-account-form.tsx";
import { Panel } from "#components/page/panel.tsx";
import { numberFormat } from "#lib/words/open/formats.ts";

const count = numberFormat();

const held = (holdings: Holdings) =>
  [
    ["Enquiries sent with your address", holdings.enquiries],
    ["Requests for access to a portal", holdings.grants],
    ["Ratings of countries", holdings.ratings],
    ["Sign-ins, ended ones included", holdings.sessions],
    ["Devices we remember for you", holdings.knownDevices],
  ] as const;

type Props = { email: string; holdings: Holdings | undefined };

/** What is held about a member: counted, as a file, and the way to have it deleted. */
export function DataPage({ email, holdings }: Props) {
  return (
    <AccountFrame path={accountPath} title="Your data" email={email}>
      {holdings ? <Held holdings={holdings} /> : <AwayNotice />}
    </AccountFrame>
  );
}

function Held({ holdings }: { holdings: Holdings }) {
  return (
    <div className="account-column">
      <Panel
        id="held"
        title="What we hold"
        lead="Your e-mail address, why you are here and for which country, when you agreed to that, and what is counted here. No password and no full network address; a name only where you wrote one in an enquiry or a comment."
      >
        <dl className="account-counts">
          {each(held(holdings), ([label, value]) => (
            <div>
              <dt>{label}</dt>
              <dd>{count.format(value)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel
        id="export"
        title="Export my data"
        lead="One JSON file with all of it, the record of your sign-ins and the words of your enquiries and ratings included. Any text editor opens it. Keep it where only you can read it."
      >
        <ButtonLink href="/api/account/export" variant="secondary">
          Export my data
        </ButtonLink>
      </Panel>
      <DeleteAccountForm holdings={holdings} />
    </div>
  );
}
