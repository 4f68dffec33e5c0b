import { keptAfterDeletion } from "#components/members/account/kept-after-deletion.ts";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";

export const metadata = pageMetadata({
  path: "/login/deleted",
  title: "Your account is deleted",
  description: "What was deleted with the account, what is kept, and why.",
  index: false,
});

export default function Deleted() {
  return (
    <>
      <Breadcrumbs path="/login/deleted" />
      <PageHeader title="Your account is deleted" />
      <Container className="pb-section">
        <Notice tone="good">
          <p>
            Gone for good: your e-mail address, your answers, your devices and sign-ins, your requests for
            access, and the enquiries sent with your e-mail address.
          </p>
        </Notice>
        <section aria-labelledby="kept-title" className="mt-10 max-w-prose">
          <h2 id="kept-title" className="mb-3 text-2xl">
            What is kept, and why
          </h2>
          <ul className="grid list-disc gap-2 ps-5">
            {keptAfterDeletion.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <div className="page-actions">
          <ButtonLink href="/">Go to the home page</ButtonLink>
          <ButtonLink href="/contact" variant="secondary">
            Write to us
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
