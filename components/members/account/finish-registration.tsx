import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { RegistrationFields } from "./registration-fields.tsx";
import { useWords } from "#components/words/use-words.ts";

/** Shown first to a member who has not yet said why they are here. */
export function FinishRegistration({ member, state }: { member: Member; state?: FormState | undefined }) {
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
