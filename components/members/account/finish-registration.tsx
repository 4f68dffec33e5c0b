import type { Member } from "#lib/members/index.ts";
import { RegistrationFields } from "./registration-fields.tsx";

/** The first thing on the page of a member who has not said yet why they are here. */
export function FinishRegistration({ member }: { member: Member }) {
  return (
    <section id="registration" aria-labelledby="registration-title" className="card account-first">
      <h2 id="registration-title" className="text-2xl">
        Finish your registration
      </h2>
      <p className="account-lead">
        Two questions and your agreement. You need them only to ask for access to a portal.
      </p>
      <RegistrationFields member={member} submitLabel="Finish registration" />
    </section>
  );
}
