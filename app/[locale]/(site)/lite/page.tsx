import { PageEnd } from "#components/page/page-end.tsx";
import { Facts } from "#components/content/lists.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { LiteSwitch, goesOn, turnedOff } from "#components/shell/lite/lite-switch.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { unmeasuredSavings } from "#lib/data/content/lite-savings.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import "#app/sheets/lite.css";

const path = "/lite";

export const metadata = pageMetadata({
  path,
  title: "Lite mode",
  description:
    "Lite mode sends pages without scripts and font, for slow connections and paid data. What it turns off, what goes on working, and the switch.",
});

export default function Lite() {
  const words = useWords("shell");
  return (
    <>
      <Breadcrumbs path={path} />
      <PageHeader
        title="Lite mode"
        lead="For slow connections and paid data: the same pages, sent without scripts and without a font."
      />
      <Container className="pb-section">
        <div className="parts">
          <SectionFrame id="switch" heading="On or off">
            <LiteSwitch />
          </SectionFrame>
          <SectionFrame id="saves" heading="What it saves">
            <div className="part-prose">
              <p>{unmeasuredSavings}</p>
            </div>
          </SectionFrame>
          <Facts kind="facts" id="turns-off" heading="What it turns off" facts={turnedOff(words)} />
          <Facts kind="facts" id="goes-on" heading="What goes on working" facts={goesOn(words)} />
        </div>
        <PageEnd path="/lite" />
      </Container>
    </>
  );
}
