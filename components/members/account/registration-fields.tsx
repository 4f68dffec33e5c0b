import { PlainForm } from "#components/forms/plain-form.tsx";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { registrationFields, registrationNote } from "#lib/domains/members/shared/fields.ts";
import { usePageLocale } from "#components/words/use-words.ts";

type Props = {
  member: Pick<Member, "audience" | "countrySlug" | "isRegistered">;
  submitLabel: string;
  state?: FormState | undefined;
};

/** Why the member is here, and for which country. Consent is asked once and kept when the answers change later. */
export function RegistrationFields({ member, submitLabel, state }: Props) {
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
