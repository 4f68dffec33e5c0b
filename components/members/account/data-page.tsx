import { ButtonLink } from "#components/ui/button-link.tsx";
import { each } from "#components/ui/each.ts";
import type { Holdings } from "#lib/members/index.ts";
import { accountPath } from "#lib/members/open/paths.ts";
import { AccountFrame } from "./account-frame.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { DeleteAccountForm } from "./delete-account-form.tsx";
import { Panel } from "#components/page/panel.tsx";
import { numberFormat } from "#lib/words/open/formats.ts";
import { useWords, type PageWords } from "#components/words/use-words.ts";

const held = (holdings: Holdings, words: PageWords<"account">) =>
  [
    [words("enquiriesSentWithYourAddress"), holdings.enquiries],
    [words("requestsForAccessToA"), holdings.grants],
    [words("ratingsOfCountries"), holdings.ratings],
    [words("signInsEndedOnesIncluded"), holdings.sessions],
    [words("devicesWeRememberForYou"), holdings.knownDevices],
  ] as const;

type Props = { email: string; holdings: Holdings | undefined };

/** What is held about a member: counted, as a file, and the way to have it deleted. */
export function DataPage({ email, holdings }: Props) {
  const words = useWords("account");
  return (
    <AccountFrame path={accountPath} title={words("yourData")} email={email}>
      {holdings ? <Held holdings={holdings} /> : <AwayNotice />}
    </AccountFrame>
  );
}

function Held({ holdings }: { holdings: Holdings }) {
  const words = useWords("account");
  const count = numberFormat({}, words.locale);
  return (
    <div className="account-column">
      <Panel id="held" title={words("whatWeHold")} lead={words("yourEMailAddressWhy")}>
        <dl className="account-counts">
          {each(held(holdings, words), ([label, value]) => (
            <div>
              <dt>{label}</dt>
              <dd>{count.format(value)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel id="export" title={words("exportMyData")} lead={words("oneJsonFileWithAll")}>
        <ButtonLink href="/api/account/export" variant="secondary">
          {words("exportMyData")}
        </ButtonLink>
      </Panel>
      <DeleteAccountForm holdings={holdings} />
    </div>
  );
}
