import { Wake } from "#components/ui/wake.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { ShortcutSwitches } from "#components/shell/shortcuts/shortcut-switches.tsx";
import { ShortcutTable } from "#components/shell/shortcuts/shortcut-table.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Container, PageHeader, Section } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";

export const metadata = pageMetadata({
  path: "/shortcuts",
  title: "Keyboard shortcuts",
  description:
    "Every key that does something on this site: how to open Search, this page and the sections of the home page, and how to switch single keys off.",
});

export default function Shortcuts() {
  const words = useWords("shell");
  return (
    <>
      <Breadcrumbs path="/shortcuts" />
      <PageHeader
        title="Keyboard shortcuts"
        lead="Ways to get about without a mouse. Each of them is a short cut to something that plain links reach as well."
      />
      <Container className="grid grid-cols-1 gap-section pb-section">
        <Section id="keys" title="The keys" contained={false}>
          <ShortcutTable />
          <p className="mt-4 max-w-prose text-sm text-muted">
            ⌘ and ⌥ are the Command and Option keys of a Mac. Digits go by their place on the keyboard, so
            they work in every layout, on the number pad too.
          </p>
        </Section>
        <Section
          id="switches"
          title="Keys that get in your way"
          lead="Speech input and some assistive tools send single keys. Switch off what disturbs you; the choice stays on this device."
          contained={false}
        >
          <Wake />
          <ShortcutSwitches
            words={{
              legend: words("shortcuts.switch"),
              slash: words("shortcuts.switch.slash"),
              question: words("shortcuts.switch.question"),
              digits: words("shortcuts.switch.digits"),
              unkept: words("shortcuts.unkept"),
            }}
          />
          <p className="mt-4 max-w-prose text-sm text-muted">
            Shortcuts need JavaScript. With it switched off, or in{" "}
            <AppLink className="link" href="/lite">
              lite mode
            </AppLink>
            , this site takes no key for itself and there is nothing to switch.
          </p>
        </Section>
        <PageEnd path="/shortcuts" />
      </Container>
    </>
  );
}
