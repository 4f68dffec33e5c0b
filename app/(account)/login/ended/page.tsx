import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { devicesPath } from "#lib/members/open/paths.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";

export const metadata = pageMetadata({
  path: "/login/ended",
  title: "That device is signed out",
  description: "What to do after a device was signed out of your account.",
  index: false,
});

const steps = [
  "Look at the list of your devices, and end every sign-in you do not know.",
  "Signing in takes a code from your mailbox. If it was not you, somebody may read your mail: change the password of the mailbox, and let nobody else use it.",
  "Tell us when something in your account is not as you left it.",
];

export default function Ended() {
  return (
    <>
      <Breadcrumbs path="/login/ended" />
      <PageHeader title="That device is signed out" />
      <Container className="pb-section">
        <Notice tone="good">
          <p>
            It can open nothing of your account any more, unless somebody enters a new code from your mailbox.
          </p>
        </Notice>
        <h2 className="mt-10 mb-3 text-2xl">What to do now</h2>
        <ol className="grid max-w-prose list-decimal gap-2 ps-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="page-actions">
          <ButtonLink href={devicesPath}>Check your devices</ButtonLink>
          <ButtonLink href="/contact" variant="secondary">
            Write to us
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
