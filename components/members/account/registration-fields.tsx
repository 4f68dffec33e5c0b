import { Button } from "#components/ui/button.tsx";
import { DataField } from "#components/ui/data-field.tsx";
import { each } from "#components/ui/each.ts";
import { registrationFields, registrationNote } from "#lib/members/open/account-fields.ts";
import type { Member } from "#lib/members/index.ts";
import { listCountries } from "#lib/countries/index.ts";
import { usePageLocale } from "#components/words/use-words.ts";

type Props = { member: Pick<Member, "audience" | "countrySlug" | "isRegistered">; submitLabel: string };

/** Why the member is here and for which country. Consent is asked once; a change later keeps it. */
export function RegistrationFields({ member, submitLabel }: Props) {
  const locale = usePageLocale();
  const { audience, countrySlug, isRegistered } = member;
  const chosen: Record<string, string | null> = { audience, country: countrySlug };
  const fields = registrationFields(listCountries(), locale).filter(
    ({ name }) => !(isRegistered && name === "consent"),
  );
  return (
    <form method="post" action="/api/account/registration" className="account-form">
      {isRegistered && <input type="hidden" name="consent" value="true" />}
      {each(fields, (field) => (
        <DataField
          field={field}
          id={`registration-${field.name}`}
          defaultValue={chosen[field.name] ?? undefined}
        />
      ))}
      <p className="account-lead">{registrationNote(locale)}</p>
      <Button className="justify-self-start">{submitLabel}</Button>
    </form>
  );
}
