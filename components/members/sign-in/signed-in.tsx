import { buttonClass } from "#components/ui/button-class.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { hubPath } from "#lib/domains/members/open/paths.ts";
import { SignOutForm } from "./sign-out-form.tsx";
import { useWords } from "#components/words/use-words.ts";
import { shownAddress } from "#lib/platform/text/shown-address.ts";

/** Replaces the form for a member who is already signed in. */
export function SignedIn({ email, next }: { email: string; next: `/${string}` }) {
  const words = useWords("sign-in");
  const isElsewhere = next !== hubPath;
  return (
    <div className="card sign-in-card">
      <p>
        {words.rich("already.title", {
          email: shownAddress(email),
          strong: (inside) => <strong translate="no">{inside}</strong>,
        })}
      </p>
      <div className="page-actions">
        {isElsewhere && (
          <a className={buttonClass("primary")} href={next}>
            {words("already.goOn")}
          </a>
        )}
        <ButtonLink href={hubPath} variant={isElsewhere ? "secondary" : "primary"}>
          {words("already.account")}
        </ButtonLink>
        <SignOutForm label={words("signOut")} />
      </div>
      <p className="mt-6 text-sm text-muted">{words("already.other")}</p>
    </div>
  );
}
