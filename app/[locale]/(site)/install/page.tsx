import { Wake } from "#components/ui/wake.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { InstallNow, InstallGuides } from "#components/shell/install/install-controls.tsx";
import { InstallPicture, installGuides } from "#components/shell/install/install-steps.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { brand } from "#lib/platform/brand.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import "#components/shell/install/install.css";

export const metadata = pageMetadata({
  path: "/install",
  title: "Install the app",
  description: `How to put ${brand.name} on the home screen of a phone or a computer, by browser, with pictures.`,
});

export default function Install() {
  const words = useWords("shell");
  const guides = installGuides.map(({ id, screen, steps, note }) => ({
    id,
    name: words(`install.${id}`),
    steps: (
      <>
        <ol className="install-steps">
          {each(steps, ({ says, sight }) => (
            <li>
              <InstallPicture screen={screen} sight={sight} />
              <p>{words(says)}</p>
            </li>
          ))}
        </ol>
        {note && <p className="install-note">{words(note)}</p>}
      </>
    ),
  }));
  return (
    <>
      <Breadcrumbs path="/install" />
      <PageHeader
        title="Install the app"
        lead={`${brand.name} is a website that can stand among your apps. There is no shop to go through, and nothing runs while it is closed.`}
      >
        <InstallNow
          words={{
            installed: words("install.installed"),
            now: words("install.now"),
            find: words("install.find"),
          }}
        />
      </PageHeader>
      <Container className="pb-section">
        <Wake />
        <InstallGuides guides={guides} own={words("install.own")} />
        <p className="mt-8 max-w-prose text-muted">
          The words in your browser&apos;s menu may differ a little. A browser that is not named here may have
          a command like these, or none; the site is the same without it.
        </p>
        <PageEnd path="/install" />
      </Container>
    </>
  );
}
