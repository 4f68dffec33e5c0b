import { PageEnd } from "#components/page/page-end.tsx";
import { Container } from "#components/ui/section.tsx";
import type { Metadata } from "next";
import { SignInPanel } from "#components/members/sign-in/sign-in-panel.tsx";
import { SignInView, SignedIn } from "#components/members/sign-in/sign-in-view.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { readDevice, readPending, readVisit, signInFormId } from "#lib/domains/members/index.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { safeNext } from "#lib/domains/members/shared/code-schema.ts";
import { codeDigits } from "#lib/domains/members/open/limits.ts";
import { codeMinutes } from "#lib/data/retention/open/periods.ts";
import { readFormState } from "../form-state.ts";
import { pageWords } from "#components/words/use-words.ts";

type Props = {
  path: "/register" | "/login";
  query: Record<string, string | string[] | undefined>;
};

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** One flow has two addresses. Each title begins with the action its address is for. */
const titles = { "/register": "tabs.label", "/login": "page.title" } as const;
const signedInTitle = "already.short";

/** The metadata of either page. The title is the same as the page's heading. */
export async function signInMetadata(path: Props["path"], description: string): Promise<Metadata> {
  const words = await pageWords("sign-in");
  const { state } = await readVisit();
  const title = words(state === "member" ? signedInTitle : titles[path]);
  return pageMetadata({ path, title, description, locale: words.locale });
}

/** Both sign-in pages are one flow. The open tab comes from the query, else from what this device did before. */
export async function SignInPage({ path, query }: Props) {
  const words = await pageWords("sign-in");
  const [answer, { hasSignedIn }, pending, state] = await Promise.all([
    readVisit(),
    readDevice(),
    readPending(),
    readFormState(query, signInFormId),
  ]);
  const next = safeNext(one(query["next"]));
  const asked = one(query["tab"]);
  const isSignedOut = one(query["said"]) === "signed-out";
  const isIn = answer.state === "member";
  return (
    <>
      <Breadcrumbs path={path} />
      <SignInView
        title={words(isIn ? signedInTitle : titles[path])}
        lead={isIn ? words("already.thisDevice") : words("page.lead", { codeDigits, codeMinutes })}
        isSignedOut={isSignedOut && !isIn}
        isAway={answer.state === "away"}
      >
        {isIn ? (
          <SignedIn email={answer.visit.member.email} next={next} />
        ) : (
          <SignInPanel
            next={next}
            tab={asked === "register" || asked === "login" ? asked : undefined}
            hasSignedIn={hasSignedIn}
            pending={pending}
            isSignedOut={isSignedOut}
            state={state}
          />
        )}
      </SignInView>
      <Container className="pb-section">
        <PageEnd path={path} />
      </Container>
    </>
  );
}
