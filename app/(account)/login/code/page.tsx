import { SignInPanel } from "#components/members/sign-in/sign-in-panel.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { readPending } from "#lib/members/index.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { codeMinutes } from "#lib/members/open/code-schema.ts";

export const metadata = pageMetadata({
  path: "/login/code",
  title: "Enter your code",
  description: "The second step of signing in: the code from the e-mail.",
  index: false,
});

export default async function LoginCode() {
  const pending = await readPending();
  return (
    <>
      <Breadcrumbs path="/login/code" />
      <PageHeader title="Enter your code" />
      <Container className="pb-section">
        {pending ? (
          <SignInPanel next={pending.next} tab={pending.tab} pending={pending} step="code" />
        ) : (
          <>
            <Notice title="This browser is not waiting for a code.">
              <p>
                A code works once, for {codeMinutes} minutes, and only in the browser that asked for it. Ask
                for a new one here.
              </p>
            </Notice>
            <div className="page-actions">
              <ButtonLink href="/login?tab=login">Sign in</ButtonLink>
              <ButtonLink href="/register?tab=register" variant="secondary">
                Register
              </ButtonLink>
            </div>
          </>
        )}
      </Container>
    </>
  );
}
