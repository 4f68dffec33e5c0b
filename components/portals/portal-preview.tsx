import { PageEnd } from "#components/page/page-end.tsx";
import { Prose } from "#components/page/prose.tsx";
import { SectionView } from "#components/content/section-view.tsx";
import type { Section } from "#lib/data/content/types.ts";
import { usePageLocale } from "#components/words/use-words.ts";
import { chooseTab } from "#lib/domains/portals/open/choose-tab.ts";
import type { Portal } from "#lib/domains/portals/index.ts";
import { accessSteps, besideSection, supportSection } from "#lib/domains/portals/shared/words.ts";
import { PortalInside } from "./portal-inside.tsx";
import { PortalParts, type Part } from "./portal-parts.tsx";
import { PortalSample } from "./portal-sample.tsx";

function partsOf(portal: Portal, locale: string): Part[] {
  const beside = besideSection(portal, locale);
  const section = (part: Section): Part => ({
    id: part.id,
    view: <SectionView section={part} page={portal.path} />,
  });
  return [
    {
      id: "about",
      view: <Prose kind="prose" id="about" heading="What it is for" paragraphs={portal.about} />,
    },
    {
      id: "inside",
      view: (
        <PortalInside
          portal={portal}
          heading="What is inside"
          lead="What works today is marked open. Everything else is a plan."
        />
      ),
    },
    ...(portal.sections ?? []).map(section),
    section(accessSteps(portal, locale)),
    { id: "sample", view: <PortalSample portal={portal} /> },
    ...(beside ? [section(beside)] : []),
    section(supportSection(portal, locale)),
  ];
}

/**
 * The public part of a portal. The part that `?tab=` names comes first; an unknown name changes nothing. It receives no
 * member, so it cannot show a member's data.
 */
export function PortalPreview({ portal, tab }: { portal: Portal; tab?: string | undefined }) {
  const locale = usePageLocale();
  return (
    <div className="parts portal-parts">
      <PortalParts parts={partsOf(portal, locale)} chosen={chooseTab(portal, tab)} />
      <PageEnd path={portal.path} />
    </div>
  );
}
