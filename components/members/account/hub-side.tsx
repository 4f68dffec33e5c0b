import { PlainForm } from "#components/forms/plain-form.tsx";
import { Moment } from "#components/page/moment.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { usePageLocale, useWords } from "#components/words/use-words.ts";
import { queuePath } from "#lib/backoffice/desk/open/paths.ts";
import { moderationPath } from "#lib/backoffice/moderation/open/paths.ts";
import { may } from "#lib/data/access/open/policy.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { caseworkPath } from "#lib/data/site/open/confidential.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { accountPath, devicesPath } from "#lib/domains/members/open/paths.ts";
import {
  registrationFields,
  registrationNote,
  audienceInWords,
  audiences,
} from "#lib/domains/members/shared/fields.ts";
import type { RatedCountry } from "#lib/domains/ratings/index.ts";
import { ratingsPath } from "#lib/domains/ratings/open/paths.ts";
import { SignOutForm } from "../sign-in/sign-out-form.tsx";

type RegistrationFieldsProps = {
  member: Pick<Member, "audience" | "countrySlug" | "isRegistered">;
  submitLabel: string;
  state?: FormState | undefined;
};

/** Why the member is here, and for which country. Consent is asked once and kept when the answers change later. */
export function RegistrationFields({ member, submitLabel, state }: RegistrationFieldsProps) {
  const { audience, countrySlug, isRegistered } = member;
  const chosen = { audience: [audience ?? ""], country: [countrySlug ?? ""] };
  const fields = registrationFields.filter(({ name }) => !(isRegistered && name === "consent"));
  return (
    <PlainForm
      action="/api/account/registration"
      className="account-form"
      prefix="registration"
      fields={fields}
      hidden={isRegistered ? { consent: "true" } : {}}
      state={{ typed: { ...chosen, ...state?.typed }, faults: state?.faults ?? {} }}
      submitLabel={submitLabel}
    >
      <p className="account-lead">{registrationNote(usePageLocale())}</p>
    </PlainForm>
  );
}

/** The answers of a finished registration, and the form that changes them. */
function AboutYou({ member, state }: { member: Member; state?: FormState | undefined }) {
  const words = useWords("account");
  const audience = audiences.find((one) => one === member.audience);
  const country = member.countrySlug === null ? undefined : findCountry(member.countrySlug);
  return (
    <section id="about" aria-labelledby="about-title" className="card account-side">
      <h2 id="about-title">{words("registration.title")}</h2>
      <dl>
        <dt>{words("registration.said")}</dt>
        <dd>{audience ? audienceInWords(audience, words.locale) : words("registration.notSaid")}</dd>
        <dt>{words("country")}</dt>
        <dd>{country?.name ?? words("registration.undecided")}</dd>
        <dt>{words("registration.since")}</dt>
        <dd>
          <Moment at={member.createdAt} day />
        </dd>
      </dl>
      <Disclosure summary={words("registration.change")} open={state !== undefined}>
        <RegistrationFields member={member} submitLabel={words("save")} state={state} />
      </Disclosure>
    </section>
  );
}

/** The countries a member has rated, each with a link to the page where a rating is changed or withdrawn. */
function YourRatings({ ratings }: { ratings: readonly RatedCountry[] }) {
  const words = useWords("account");
  return (
    <section id="ratings" aria-labelledby="ratings-title" className="card account-side">
      <h2 id="ratings-title">{words("ratings.title")}</h2>
      {ratings.length === 0 ? (
        <p>{words("ratings.none")}</p>
      ) : (
        <>
          <p>{words("ratings.change")}</p>
          <ul className="account-links">
            {each(ratings, ({ slug, name }) => (
              <li>
                <a href={ratingsPath(slug)}>{name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type Props = {
  member: Member;
  devices: number;
  ratings: readonly RatedCountry[];
  registration?: FormState | undefined;
};

/** The side column: what belongs to the account itself, as opposed to what a member does with it. */
export function HubSide({ member, devices, ratings, registration }: Props) {
  const words = useWords("account");
  return (
    <div className="account-aside">
      {member.isRegistered && <AboutYou member={member} state={registration} />}
      <section id="devices" aria-labelledby="devices-title" className="card account-side">
        <h2 id="devices-title">{words("devices.panel")}</h2>
        <p>{words("devices.count", { count: devices })}</p>
        <p className="account-links">
          <a href={devicesPath}>{words("devices.see")}</a>
        </p>
      </section>
      <YourRatings ratings={ratings} />
      <section id="data" aria-labelledby="data-title" className="card account-side">
        <h2 id="data-title">{words("data.title")}</h2>
        <p>{words("data.about")}</p>
        <p className="account-links">
          <AppLink href="/api/account/export">{words("data.export")}</AppLink>
          <a href={`${accountPath}#delete`}>{words("delete.title")}</a>
        </p>
      </section>
      {may(member.role, "case.list") && <StaffDesk role={member.role} />}
      {may(member.role, "confidential.read") && <Casework />}
      <SignOutForm label={words("signOut")} />
    </div>
  );
}

function Casework() {
  const words = useWords("account");
  return (
    <section aria-labelledby="casework-title" className="card account-side">
      <h2 id="casework-title">{words("work.title")}</h2>
      <p>{words("work.confidentialText")}</p>
      <p className="account-links">
        <a href={caseworkPath}>{words("work.confidential")}</a>
      </p>
    </section>
  );
}

function StaffDesk({ role }: { role: Member["role"] }) {
  const words = useWords("account");
  return (
    <section aria-labelledby="desk-title" className="card account-side">
      <h2 id="desk-title">{words("work.title")}</h2>
      <p>{words("work.queueText")}</p>
      <p className="account-links">
        <a href={queuePath}>{words("work.queue")}</a>
        {may(role, "words.list") && <a href={moderationPath}>{words("work.moderation")}</a>}
      </p>
    </section>
  );
}
