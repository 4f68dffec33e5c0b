import { SignInPanel } from "#components/members/sign-in/sign-in-panel.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { codeFormId, readPending, type Pending } from "#lib/domains/members/index.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { waitingForm } from "#lib/domains/forms/index.ts";
import { type FormState } from "#lib/domains/fields/index.ts";
import { codeMinutes } from "#lib/data/retention/open/periods.ts";
import { safeNext } from "#lib/domains/members/shared/code-schema.ts";
import { readFormState } from "../../../form-state.ts";
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

/** The recipient of the code according to a rejected form, for a browser that has no cookie of a pending sign-in. */
function pendingOf(state: FormState | undefined): Pending | undefined {
  const email = state?.typed["email"]?.[0];
  return email ? { email, next: safeNext(state?.typed["next"]?.[0]), tab: "login" } : undefined;
}

export default async function LoginCode({ searchParams }: PageProps<"/[locale]/login/code">) {
  const words = await pageWords("sign-in");
  const state = await readFormState(await searchParams, codeFormId);
  const pending = (await readPending()) ?? pendingOf(state);
  const waiting = pending && waitingForm(pending.next);
  return (
    <>
      <Breadcrumbs path="/login/code" />
      <PageHeader
        title={words("code.title")}
        lead={waiting && words(waiting.form.isLetter ? "code.makesLead" : "code.sendsLead")}
      />
      <Container className="pb-section">
        {pending ? (
          <SignInPanel next={pending.next} tab={pending.tab} pending={pending} step="code" state={state} />
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
