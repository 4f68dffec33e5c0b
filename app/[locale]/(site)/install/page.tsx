import { PageEnd } from "#components/page/page-end.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { InstallNow } from "#components/shell/install/install-now.tsx";
import { InstallPicture } from "#components/shell/install/install-picture.tsx";
import { installWays } from "#components/shell/install/install-ways.ts";
import { WaysInOrder } from "#components/shell/install/ways-in-order.tsx";
import { each } from "#components/ui/each.ts";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { brand } from "#lib/site/brand.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import "#components/shell/install/install.css";

export const metadata = pageMetadata({
  path: "/install",
  title: "Install the app",
  description: `How to put ${brand.name} on the home screen of a phone or a computer, by browser, with pictures.`,
});

const ways = installWays.map(({ id, name, screen, steps, note }) => ({
  id,
  name,
  steps: (
    <>
      <ol className="install-steps">
        {each(steps, ({ text, sight }) => (
          <li>
            <InstallPicture screen={screen} sight={sight} />
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {note && <p className="install-note">{note}</p>}
    </>
  ),
}));

export default function Install() {
  return (
    <>
      <Breadcrumbs path="/install" />
      <PageHeader
        title="Install the app"
        lead={`${brand.name} is a website that can stand among your apps. There is no shop to go through, and nothing runs while it is closed.`}
      >
        <InstallNow />
      </PageHeader>
      <Container className="pb-section">
        <WaysInOrder ways={ways} />
        <p className="mt-8 max-w-prose text-muted">
          The words in your browser&apos;s menu may differ a little. A browser that is not named here may have
          a command like these, or none; the site is the same without it.
        </p>
        <PageEnd path="/install" />
      </Container>
    </>
  );
}
