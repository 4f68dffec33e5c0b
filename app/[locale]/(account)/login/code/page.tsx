import { SignInPanel } from "#components/members/sign-in/sign-in-panel.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { readPending } from "#lib/members/index.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { codeMinutes } from "#lib/members/open/code-schema.ts";
import { pageWords } from "#components/words/use-words.ts";

export async function generateMetadata() {
  const words = await pageWords("sign-in");
  return pageMetadata({
    path: "/login/code",
    locale: words.locale,
    title: words("code.title"),
    description: words("code.about"),
    index: false,
  });
}

export default async function LoginCode() {
  const words = await pageWords("sign-in");
  const pending = await readPending();
  return (
    <>
      <Breadcrumbs path="/login/code" />
      <PageHeader title={words("code.title")} />
      <Container className="pb-section">
        {pending ? (
          <SignInPanel next={pending.next} tab={pending.tab} pending={pending} step="code" />
        ) : (
          <>
            <Notice title={words("code.notWaiting")}>
              <p>{words("code.notWaitingText", { codeMinutes })}</p>
            </Notice>
            <div className="page-actions">
              <ButtonLink href="/login?tab=login">{words("signIn")}</ButtonLink>
              <ButtonLink href="/register?tab=register" variant="secondary">
                {words("register")}
              </ButtonLink>
            </div>
          </>
        )}
      </Container>
    </>
  );
}
