import { AppLink } from "#components/ui/app-link.tsx";
import { SignOutForm } from "../sign-in/sign-out-form.tsx";
import { accountPath, devicesPath } from "#lib/members/open/paths.ts";
import type { Member } from "#lib/members/index.ts";
import { may } from "#lib/members/open/policy.ts";
import { moderationPath } from "#lib/moderation/open/paths.ts";
import type { RatedCountry } from "#lib/ratings/index.ts";
import { AboutYou } from "./about-you.tsx";
import { YourRatings } from "./your-ratings.tsx";
import { useWords } from "#components/words/use-words.ts";

type Props = { member: Member; devices: number; ratings: readonly RatedCountry[] };

/** What belongs to the account itself, beside what a member does with it. */
export function HubSide({ member, devices, ratings }: Props) {
  const words = useWords("account");
  return (
    <div className="account-aside">
      {member.isRegistered && <AboutYou member={member} />}
      <section id="devices" aria-labelledby="devices-title" className="card account-side">
        <h2 id="devices-title">{words("devices")}</h2>
        <p>{words("signedInOn", { count: devices })}</p>
        <p className="account-links">
          <a href={devicesPath}>{words("seeAndEndSignIns")}</a>
        </p>
      </section>
      <YourRatings ratings={ratings} />
      <section id="data" aria-labelledby="data-title" className="card account-side">
        <h2 id="data-title">{words("yourData")}</h2>
        <p>{words("whatWeHoldAboutYou")}</p>
        <p className="account-links">
          <AppLink href="/api/account/export">{words("exportMyData")}</AppLink>
          <a href={`${accountPath}#delete`}>{words("deleteMyAccount")}</a>
        </p>
      </section>
      {may(member.role, "words.list") && <StaffDesk />}
      <SignOutForm label={words("signOut")} />
    </div>
  );
}

function StaffDesk() {
  const words = useWords("account");
  return (
    <section aria-labelledby="desk-title" className="card account-side">
      <h2 id="desk-title">{words("yourWorkHere")}</h2>
      <p>{words("whatVisitorsWroteAboutOur")}</p>
      <p className="account-links">
        <a href={moderationPath}>{words("moderation")}</a>
      </p>
    </section>
  );
}
