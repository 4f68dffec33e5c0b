import { keptAfterDeletion } from "#components/members/account/kept-after-deletion.ts";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { pageWords, useWords } from "#components/words/use-words.ts";

export async function generateMetadata() {
  const words = await pageWords("sign-in");
  return pageMetadata({
    path: "/login/deleted",
    locale: words.locale,
    title: words("deleted.title"),
    description: words("deleted.about"),
    index: false,
  });
}

export default function Deleted() {
  const words = useWords("sign-in");
  const account = useWords("account");
  return (
    <>
      <Breadcrumbs path="/login/deleted" />
      <PageHeader title={words("deleted.title")} />
      <Container className="pb-section">
        <Notice tone="good">
          <p>{words("deleted.text")}</p>
        </Notice>
        <section aria-labelledby="kept-title" className="mt-10 max-w-prose">
          <h2 id="kept-title" className="mb-3 text-2xl">
            {words("deleted.kept")}
          </h2>
          <ul className="grid list-disc gap-2 ps-5">
            {keptAfterDeletion(account).map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <div className="page-actions">
          <ButtonLink href="/">{words("deleted.home")}</ButtonLink>
          <ButtonLink href="/contact" variant="secondary">
            {words("deleted.write")}
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
