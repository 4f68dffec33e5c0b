import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import type { Hub as HubData } from "#lib/backoffice/account/index.ts";
import { hubPath } from "#lib/domains/members/open/paths.ts";
import { AccessList } from "./access-list.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { ApplicationList } from "./application-list.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { FinishRegistration } from "./finish-registration.tsx";
import { HubSide } from "./hub-side.tsx";
import { Letters } from "./letters.tsx";
import { NewsList, type NewsRow } from "./news-list.tsx";
import { RequestList } from "./request-list.tsx";
import { SavedCountries } from "./saved-countries.tsx";
import { useWords } from "#components/words/use-words.ts";

type Props = {
  member: Member;
  hub: HubData | undefined;
  /** What is new in the hub, with its title. */
  news?: readonly NewsRow[];
  /** The rejected registration, if any. */
  registration?: FormState | undefined;
};

/** Everything of one member in one place, with an unfinished registration first. */
export function Hub({ member, hub, news = [], registration }: Props) {
  const words = useWords("account");
  return (
    <AccountFrame path={hubPath} title={words("yourAccount")} email={member.email}>
      {!member.isRegistered && <FinishRegistration member={member} state={registration} />}
      {hub ? (
        <div className="account-grid">
          <div className="account-column">
            {news.length > 0 && <NewsList news={news} />}
            <ApplicationList {...hub.applications} />
            <RequestList requests={hub.requests} />
            <AccessList {...hub.access} />
            <SavedCountries slug={member.countrySlug} planned={hub.planned} />
            <Letters letters={hub.letters} />
          </div>
          <HubSide member={member} registration={registration} devices={hub.devices} ratings={hub.ratings} />
        </div>
      ) : (
        <AwayNotice />
      )}
    </AccountFrame>
  );
}
