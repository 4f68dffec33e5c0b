import type { ReactNode } from "react";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { AccountAside } from "./account-aside.tsx";

type Props = {
  title: string;
  lead: string;
  /** The page follows a sign-out. */
  isSignedOut?: boolean;
  /** The database does not answer. */
  isAway?: boolean;
  /** The form, or what stands in its place. */
  children: ReactNode;
};

/** The page of sign-in: one narrow column, and beside it what an account is for. */
export function SignInView({ title, lead, isSignedOut = false, isAway = false, children }: Props) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className="sign-in-page">
        <div className="grid content-start gap-6">
          {isSignedOut && (
            <Notice tone="good" title="You are signed out.">
              <p>Only on this device. Where else you are signed in, you stay so.</p>
            </Notice>
          )}
          {isAway && (
            <Notice tone="caution" title="Signing in does not work at this moment.">
              <p>
                We cannot look up accounts right now. The guides and the comparison work. Please try again in
                a few minutes.
              </p>
            </Notice>
          )}
          {children}
        </div>
        <AccountAside />
      </Container>
    </>
  );
}
