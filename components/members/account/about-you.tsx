import { Disclosure } from "#components/ui/disclosure.tsx";
import type { Member } from "#lib/members/index.ts";
import { findCountry } from "#lib/countries/index.ts";
import { audiences } from "#lib/members/open/code-schema.ts";
import { Moment } from "#components/page/moment.tsx";
import { RegistrationFields } from "./registration-fields.tsx";
import { useWords } from "#components/words/use-words.ts";
import { audienceInWords } from "#lib/members/open/code-fields.ts";

/** What a finished registration says, and the form that changes it. */
export function AboutYou({ member }: { member: Member }) {
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
      <Disclosure summary={words("registration.change")}>
        <RegistrationFields member={member} submitLabel={words("save")} />
      </Disclosure>
    </section>
  );
}
