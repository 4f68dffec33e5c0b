import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { devicesPath } from "#lib/domains/members/open/paths.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { pageWords, useWords } from "#components/words/use-words.ts";

export async function generateMetadata() {
  const words = await pageWords("sign-in");
  return pageMetadata({
    path: "/login/ended",
    locale: words.locale,
    title: words("ended.title"),
    description: words("ended.about"),
    index: false,
  });
}

const steps = ["ended.look", "ended.mailbox", "ended.tell"] as const;

export default function Ended() {
  const words = useWords("sign-in");
  return (
    <>
      <Breadcrumbs path="/login/ended" />
      <PageHeader title={words("ended.title")} />
      <Container className="pb-section">
        <Notice tone="good">
          <p>{words("ended.text")}</p>
        </Notice>
        <h2 className="mt-10 mb-3 text-2xl">{words("ended.next")}</h2>
        <ol className="grid max-w-prose list-decimal gap-2 ps-5">
          {steps.map((step) => (
            <li key={step}>{words(step)}</li>
          ))}
        </ol>
        <div className="page-actions">
          <ButtonLink href={devicesPath}>{words("ended.devices")}</ButtonLink>
          <ButtonLink href="/contact" variant="secondary">
            {words("deleted.write")}
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
