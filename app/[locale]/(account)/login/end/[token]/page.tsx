import type { Metadata } from "next";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { pageWords } from "#components/words/use-words.ts";

/** The URL of this page is a secret, so it must not leak: no indexing, no path in the referrer, no canonical URL. */
export async function generateMetadata(): Promise<Metadata> {
  const words = await pageWords("sign-in");
  return {
    ...pageMetadata({
      path: "/login/ended",
      title: words("end.title"),
      description: words("end.about"),
      index: false,
    }),
    alternates: {},
    robots: { index: false, follow: false },
    referrer: "strict-origin",
  };
}

export default async function EndSignIn({ params }: PageProps<"/[locale]/login/end/[token]">) {
  const words = await pageWords("sign-in");
  const { token } = await params;
  return (
    <>
      <Breadcrumbs path="/login/end" />
      <PageHeader title={words("end.title")} lead={words("end.lead")} />
      <Container className="pb-section">
        <div className="card sign-in-card">
          <h2 className="mb-3 text-xl">{words("end.does")}</h2>
          <ul className="mb-6 grid list-disc gap-2 ps-5">
            <li>{words("end.does.session")}</li>
            <li>{words("end.does.device")}</li>
            <li>{words("end.does.nothingElse")}</li>
          </ul>
          <form method="post" action="/api/auth/session-end">
            <input type="hidden" name="token" value={token} />
            <Button variant="danger">{words("end.button")}</Button>
          </form>
          <p className="mt-6 text-muted">{words("end.wasYou")}</p>
        </div>
        <div className="page-actions">
          <ButtonLink href="/contact" variant="secondary">
            {words("ended.write")}
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
