import type { ReactNode } from "react";
import { buttonClass } from "#components/ui/button-class.ts";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Icon, type IconName } from "#components/ui/icon.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { useWords, type WordKey } from "#components/words/use-words.ts";
import { hubPath } from "#lib/domains/members/open/paths.ts";
import { shownAddress } from "#lib/platform/text/shown-address.ts";
import { SignOutForm } from "./sign-out-form.tsx";

const points: readonly { icon: IconName; title: WordKey<"sign-in">; text: WordKey<"sign-in"> }[] = [
  {
    icon: "mail",
    title: "aside.requests",
    text: "aside.requestsText",
  },
  {
    icon: "building",
    title: "aside.access",
    text: "aside.accessText",
  },
  {
    icon: "globe",
    title: "aside.devices",
    text: "aside.devicesText",
  },
  {
    icon: "download",
    title: "aside.data",
    text: "aside.dataText",
  },
];

/** What an account is for: beside the form on a wide screen, under it on a narrow one. */
function AccountAside() {
  const words = useWords("sign-in");
  return (
    <section aria-labelledby="account-title" className="sign-in-aside">
      <h2 id="account-title" className="text-xl">
        {words("aside.title")}
      </h2>
      <ul>
        {each(points, ({ icon, title, text }) => (
          <li>
            <Icon name={icon} />
            <div>
              <h3 className="text-base">{words(title)}</h3>
              <p>{words(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>{words("aside.open")}</p>
    </section>
  );
}

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

type Props = {
  title: string;
  lead: string;
  /** The page follows a sign-out. */
  isSignedOut?: boolean;
  /** The database is unavailable. */
  isAway?: boolean;
  /** The form, or what replaces it. */
  children: ReactNode;
};

/** The sign-in page: one narrow column, with the purpose of an account beside it. */
export function SignInView({ title, lead, isSignedOut = false, isAway = false, children }: Props) {
  const words = useWords("sign-in");
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className="sign-in-page">
        <div className="grid content-start gap-6">
          {isSignedOut && (
            <Notice tone="good" title={words("signedOut.title")}>
              <p>{words("signedOut.text")}</p>
            </Notice>
          )}
          {isAway && (
            <Notice tone="caution" title={words("away.title")}>
              <p>{words("away.text")}</p>
            </Notice>
          )}
          {children}
        </div>
        <AccountAside />
      </Container>
    </>
  );
}
