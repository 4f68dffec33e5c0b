import { ButtonLink } from "#components/ui/button.tsx";
import { hubPath } from "#lib/members/open/paths.ts";
import { SignOutForm } from "./sign-out-form.tsx";

/** In place of the form, for somebody who is signed in already. */
export function SignedIn({ email, next }: { email: string; next: `/${string}` }) {
  const isElsewhere = next !== hubPath;
  return (
    <div className="card sign-in-card">
      <p>
        You are signed in as <strong>{email}</strong>.
      </p>
      <div className="page-actions">
        {isElsewhere && <ButtonLink href={next}>Continue to your page</ButtonLink>}
        <ButtonLink href={hubPath} variant={isElsewhere ? "secondary" : "primary"}>
          Open your account
        </ButtonLink>
        <SignOutForm />
      </div>
      <p className="mt-6 text-sm text-muted">
        To use another e-mail address, sign out first. Signing out deletes nothing.
      </p>
    </div>
  );
}
