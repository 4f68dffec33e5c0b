import type { ReactNode } from "react";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { AccountAside } from "./account-aside.tsx";
import { useWords } from "#components/words/use-words.ts";

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
