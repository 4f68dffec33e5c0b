import { AppLink } from "#components/ui/app-link.tsx";
import { SignOutForm } from "../sign-in/sign-out-form.tsx";
import { accountPath, devicesPath } from "#lib/members/open/paths.ts";
import type { Member } from "#lib/members/index.ts";
import { may } from "#lib/members/open/policy.ts";
import { moderationPath } from "#lib/moderation/open/paths.ts";
import type { RatedCountry } from "#lib/ratings/index.ts";
import { AboutYou } from "./about-you.tsx";
import { YourRatings } from "./your-ratings.tsx";

const devicesInWords = (count: number): string =>
  count === 1 ? "You are signed in on this device only." : `You are signed in on ${count} devices.`;

type Props = { member: Member; devices: number; ratings: readonly RatedCountry[] };

/** What belongs to the account itself, beside what a member does with it. */
export function HubSide({ member, devices, ratings }: Props) {
  return (
    <div className="account-aside">
      {member.isRegistered && <AboutYou member={member} />}
      <section id="devices" aria-labelledby="devices-title" className="card account-side">
        <h2 id="devices-title">Devices</h2>
        <p>{devicesInWords(devices)}</p>
        <p className="account-links">
          <a href={devicesPath}>See and end sign-ins</a>
        </p>
      </section>
      <YourRatings ratings={ratings} />
      <section id="data" aria-labelledby="data-title" className="card account-side">
        <h2 id="data-title">Your data</h2>
        <p>What we hold about you, as a file or gone for good.</p>
        <p className="account-links">
          <AppLink href="/api/account/export">Export my data</AppLink>
          <a href={`${accountPath}#delete`}>Delete my account</a>
        </p>
      </section>
      {may(member.role, "words.list") && <StaffDesk />}
      <SignOutForm />
    </div>
  );
}

function StaffDesk() {
  return (
    <section aria-labelledby="desk-title" className="card account-side">
      <h2 id="desk-title">Your work here</h2>
      <p>What visitors wrote about our pages, and members about countries, waits for somebody to read it.</p>
      <p className="account-links">
        <a href={moderationPath}>Moderation</a>
      </p>
    </section>
  );
}
