import type { Metadata } from "next";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";

/** The address of this page is a key, so it is told to nobody: no index, no path in a referrer, no canonical address. */
export const metadata: Metadata = {
  ...pageMetadata({
    path: "/login/ended",
    title: "Was it not you who signed in?",
    description: "Signs a device out of your account.",
    index: false,
  }),
  alternates: {},
  robots: { index: false, follow: false },
  referrer: "strict-origin",
};

export default async function EndSignIn({ params }: PageProps<"/login/end/[token]">) {
  const { token } = await params;
  return (
    <>
      <Breadcrumbs path="/login/end" />
      <PageHeader
        title="Was it not you who signed in?"
        lead="Our e-mail named a device. The button on this page signs it out at once."
      />
      <Container className="pb-section">
        <div className="card sign-in-card">
          <h2 className="mb-3 text-xl">What the button does</h2>
          <ul className="mb-6 grid list-disc gap-2 ps-5">
            <li>It signs out that one device. Your other devices stay signed in.</li>
            <li>The device counts as a new one again: if it signs in once more, you get another e-mail.</li>
            <li>Nothing else in your account is changed, and nothing is deleted.</li>
          </ul>
          <form method="post" action="/api/auth/session-end">
            <input type="hidden" name="token" value={token} />
            <Button variant="danger">Sign that device out</Button>
          </form>
          <p className="mt-6 text-muted">If it was you, close this page. Opening it has changed nothing.</p>
        </div>
        <div className="page-actions">
          <ButtonLink href="/contact" variant="secondary">
            Write to us about it
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
