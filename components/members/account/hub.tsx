import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import type { Hub as HubData } from "#lib/backoffice/account/index.ts";
import { hubPath } from "#lib/domains/members/open/paths.ts";
import { AccessList } from "./access-list.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { ApplicationList, Letters, RequestList } from "./sent-lists.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { RegistrationFields, HubSide } from "./hub-side.tsx";
import { each } from "#components/ui/each.ts";
import { Panel } from "#components/page/panel.tsx";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";
import { listedRows } from "#lib/domains/members/open/limits.ts";
import { SavedCountries } from "./saved-countries.tsx";
import { useWords } from "#components/words/use-words.ts";

/** A submission that staff answered or decided, which the member has not seen yet. */
type NewsRow = { reference: string; title: string };

/** Everything new for a member, across all their submissions. */
function NewsList({ news }: { news: readonly NewsRow[] }) {
  const words = useWords("account");
  return (
    <Panel id="news" title={words("news.title", { count: news.length })} lead={words("news.lead")}>
      <ul className="account-rows">
        {each(news, ({ reference, title }) => (
          <li>
            <a href={statusOf(reference)}>{reference}</a>
            <span>{title}</span>
          </li>
        ))}
      </ul>
      {news.length === listedRows && <p className="account-lead">{words("news.latest", { listedRows })}</p>}
    </Panel>
  );
}

/** Shown first to a member who has not yet said why they are here. */
function FinishRegistration({ member, state }: { member: Member; state?: FormState | undefined }) {
  const words = useWords("account");
  return (
    <section id="registration" aria-labelledby="registration-title" className="card account-first">
      <h2 id="registration-title" className="text-2xl">
        {words("registration.finish")}
      </h2>
      <p className="account-lead">{words("registration.finishLead")}</p>
      <RegistrationFields member={member} submitLabel={words("registration.finishLink")} state={state} />
    </section>
  );
}

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
