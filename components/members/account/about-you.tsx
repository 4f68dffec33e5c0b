import { Disclosure } from "#components/ui/disclosure.tsx";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { audienceInWords, audiences } from "#lib/domains/members/shared/fields.ts";
import { Moment } from "#components/page/moment.tsx";
import { RegistrationFields } from "./registration-fields.tsx";
import { useWords } from "#components/words/use-words.ts";

/** The answers of a finished registration, and the form that changes them. */
export function AboutYou({ member, state }: { member: Member; state?: FormState | undefined }) {
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
