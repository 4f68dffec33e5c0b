import type { ReactNode } from "react";
import { SectionView } from "#components/content/section-view.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { Prose, SectionFrame } from "#components/page/section-frame.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { each } from "#components/ui/each.ts";
import { Icon, type IconName } from "#components/ui/icon.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container } from "#components/ui/section.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { useWords, usePageLocale } from "#components/words/use-words.ts";
import type { Section } from "#lib/data/content/types.ts";
import { signInAddress } from "#lib/data/site/sign-in-address.ts";
import type { Portal } from "#lib/domains/portals/index.ts";
import { chooseTab } from "#lib/domains/portals/open/choose-tab.ts";
import { sideOf } from "#lib/domains/portals/open/member-sides.ts";
import { samplePlaces, sampleRequests } from "#lib/domains/portals/open/request-row.ts";
import { accessSteps, besideSection, supportSection } from "#lib/domains/portals/shared/words.ts";
import { sampleVacancies } from "#lib/domains/vacancies/shared/sample-vacancies.ts";
import { PlaceList } from "./portal-places.tsx";
import { PortalHead } from "./portal-head.tsx";
import { PortalInside, PortalParts, type Part } from "./portal-parts.tsx";
import { nextOf, tabOf, type PortalQuery } from "./portal-query.ts";
import { RequestList } from "./portal-requests.tsx";
import { VacancyList } from "./portal-vacancies.tsx";

/** Who may enter, who decides, and what is stored: the facts to know before signing in. */
export function PortalFacts({ portal }: { portal: Portal }) {
  const facts: { icon: IconName; term: string; text: string }[] = [
    { icon: "people", term: "Who may enter", text: portal.whoMayEnter },
    {
      icon: "check",
      term: "Who lets you in",
      text:
        portal.access === "member"
          ? "Nobody has to. Being signed in is enough."
          : "Staff of the group, one request at a time. There is no fixed time.",
    },
    { icon: "document", term: "What is kept", text: portal.stored },
  ];
  return (
    <dl className="portal-facts">
      {each(facts, ({ icon, term, text }) => (
        <div>
          <dt>
            <Icon name={icon} />
            {term}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Made-up rows, marked as such in the tag and in each caption. Requests and places in line look like a member's own; a
 * further list shows what this portal is meant to contain.
 */
export function PortalSample({ portal: { key, sample } }: { portal: Pick<Portal, "key" | "sample"> }) {
  const words = useWords("member-side");
  const parts = useWords("portal-parts");
  const vacancies = useWords("vacancies");
  const requests = sampleRequests(key);
  const places = samplePlaces(key);
  return (
    <SectionFrame
      id="sample"
      heading={words("sample.title")}
      lead={words("sample.lead")}
      aside={<Tag tone="caution">{words("sample.mark")}</Tag>}
    >
      <div className="portal-sample">
        {requests.length > 0 && (
          <figure>
            <figcaption>{words("sample.sent")}</figcaption>
            <RequestList requests={requests} />
          </figure>
        )}
        {places.length > 0 && (
          <figure>
            <figcaption>{parts("places.sample")}</figcaption>
            <PlaceList places={places} />
          </figure>
        )}
        {sideOf(key).shows === "vacancies" && (
          <figure>
            <figcaption>{vacancies("sample.caption")}</figcaption>
            <VacancyList vacancies={sampleVacancies(words.locale)} />
          </figure>
        )}
        <DataTable caption={sample.caption} columns={sample.columns} rows={sample.rows} />
      </div>
    </SectionFrame>
  );
}

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

const words = {
  nobody: "This is the public preview. What is marked SAMPLE is made up, and nobody’s data is shown.",
  member: "This is the public preview, as everybody sees it.",
  away: "We cannot look up who is signed in right now, so this is the public preview. Your data is safe; open the page again in a few minutes.",
} as const;

type OpenPreviewProps = { portal: Portal; query: PortalQuery; visitor: keyof typeof words };

/** The preview without a sign-in panel before it. `visitor` says why it is shown. */
export function OpenPreview({ portal, query, visitor }: OpenPreviewProps) {
  const next = nextOf(portal.path, query);
  return (
    <>
      <PortalHead portal={portal}>
        {visitor === "nobody" && <ButtonLink href={signInAddress("login", next)}>Sign in</ButtonLink>}
        {visitor === "member" && <ButtonLink href={next}>Leave the preview</ButtonLink>}
        {visitor === "away" && <ButtonLink href={next}>Try again</ButtonLink>}
      </PortalHead>
      <Container className="pb-section">
        <div className="portal-open">
          <Notice tone={visitor === "away" ? "caution" : "info"}>
            <p>{words[visitor]}</p>
          </Notice>
          <PortalFacts portal={portal} />
        </div>
        <PortalPreview portal={portal} tab={tabOf(query)} />
      </Container>
    </>
  );
}

type PortalWallProps = {
  portal: Portal;
  query: PortalQuery;
  /** The sign-in panel. */
  panel: ReactNode;
};

/** The sign-in wall of a portal: the panel first, then the public preview. It knows no member. */
export function PortalWall({ portal, query, panel }: PortalWallProps) {
  return (
    <>
      <PortalHead portal={portal} />
      <Container className="pb-section">
        <div className="portal-wall">
          {panel}
          <PortalFacts portal={portal} />
        </div>
        <PortalPreview portal={portal} tab={tabOf(query)} />
      </Container>
    </>
  );
}
