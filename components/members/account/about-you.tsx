import { Disclosure } from "#components/ui/disclosure.tsx";
import type { Member } from "#lib/members/index.ts";
import { findCountry } from "#lib/countries/index.ts";
import { audiences } from "#lib/members/open/code-schema.ts";
import { Moment } from "#components/page/moment.tsx";
import { RegistrationFields } from "./registration-fields.tsx";

const audienceLabel = (value: string | null): string =>
  audiences.find((audience) => audience.value === value)?.label ?? "Not said";

/** What a finished registration says, and the form that changes it. */
export function AboutYou({ member }: { member: Member }) {
  const country = member.countrySlug === null ? undefined : findCountry(member.countrySlug);
  return (
    <section id="about" aria-labelledby="about-title" className="card account-side">
      <h2 id="about-title">About you</h2>
      <dl>
        <dt>You said</dt>
        <dd>{audienceLabel(member.audience)}</dd>
        <dt>Country</dt>
        <dd>{country?.name ?? "Not decided, or several"}</dd>
        <dt>Member since</dt>
        <dd>
          <Moment at={member.createdAt} day />
        </dd>
      </dl>
      <Disclosure summary="Change this">
        <RegistrationFields member={member} submitLabel="Save" />
      </Disclosure>
    </section>
  );
}
