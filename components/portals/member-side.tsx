import { SectionView } from "#components/content/section-view.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { AppLink, ButtonLink } from "#components/ui/app-link.tsx";
import { Container } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { hubPath } from "#lib/domains/members/open/paths.ts";
import type { Member } from "#lib/domains/members/index.ts";
import type { Estimate } from "#lib/domains/remittance/index.ts";
import { besideSection } from "#lib/domains/portals/shared/words.ts";
import { chooseTab } from "#lib/domains/portals/open/choose-tab.ts";
import { sideOf } from "#lib/domains/portals/open/member-sides.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Section } from "#lib/data/content/types.ts";
import type { MemberSideData, Portal } from "#lib/domains/portals/index.ts";
import { AccessState } from "./access-state.tsx";
import { PortalAsk, PortalEstimate } from "./portal-ask.tsx";
import { PortalDone, PortalHead } from "./portal-head.tsx";
import { PortalDocuments } from "./portal-documents.tsx";
import { PortalPlaces } from "./portal-places.tsx";
import { PortalUnder, PortalRequests, PortalForms } from "./portal-requests.tsx";
import { PortalHoldings } from "./portal-holdings.tsx";
import { PortalInside, PortalNav, PortalParts, type Part } from "./portal-parts.tsx";
import { PortalOverview } from "./portal-overview.tsx";
import { PortalHanded, PortalQuotes } from "./portal-quotes.tsx";
import { PortalVacancies } from "./portal-vacancies.tsx";

type Props = {
  portal: Portal;
  side: MemberSideData;
  member: Member;
  /** The network address of this request. */
  address: string;
  /** The `?tab=` parameter of the URL. */
  tab?: string | undefined;
  /** The id of the document that the URL asks about. */
  about?: string | undefined;
  /** What the URL says was just done. */
  done?: string | undefined;
  /** The estimate that the URL asks to compute. */
  estimate?: Estimate | undefined;
  /** The rejected request for access, if any. */
  state?: FormState | undefined;
  /** The rejected action inside the portal, if any: starting an application, giving a quote. */
  begun?: FormState | undefined;
  /** The id of the quote request whose form is open. */
  chosen?: string | undefined;
};

/**
 * A signed-in member's view of a portal, starting with the part they came for. lib/domains/portals supplies what only
 * members with access may see.
 */
export function MemberSide(props: Props) {
  const { portal, side, member, address, tab, about, done, estimate, state, begun, chosen } = props;
  const words = useWords("member-side");
  const vacancies = useWords("vacancies");
  const quotes = useWords("quotes");
  const { access, sections, own, lacksWorkAddress } = side;
  const parted = useWords("portal-parts");
  const { forms, estimates } = sideOf(portal.key);
  const beside = besideSection(portal, words.locale);
  const places = own === "away" ? undefined : own.places;
  const mayEnter = access.state === "open" || access.state === "approved";
  const formsUnder = (id: string | undefined) => forms.filter(({ under }) => under === id);
  const toPart = (section: Section): Part => {
    const under = formsUnder(section.id);
    return {
      id: section.id,
      view: (
        <>
          <SectionView section={section} page={portal.path} />
          {under.length > 0 && <PortalUnder section={section} forms={under} own={own} />}
        </>
      ),
    };
  };
  const accessPart: Part[] =
    portal.access === "grant" && access.state !== "open"
      ? [
          {
            id: "access",
            view: <AccessState {...{ portal, access, member, address, lacksWorkAddress, state }} />,
          },
        ]
      : [];
  const free = formsUnder(undefined);
  const documents = Array.isArray(side.documents) ? side.documents : [];
  const asked = documents.find(({ id }) => id === about);
  const parts: Part[] = [
    ...(own === "away" ? [] : [{ id: "overview", view: <PortalOverview portal={portal.key} own={own} /> }]),
    ...(mayEnter ? [] : accessPart),
    ...(side.vacancies
      ? [{ id: "vacancies", view: <PortalVacancies vacancies={side.vacancies} state={begun} /> }]
      : []),
    ...(side.asked
      ? [{ id: "quotes", view: <PortalQuotes asked={side.asked} chosen={chosen} state={begun} /> }]
      : []),
    { id: "requests", view: <PortalRequests own={own} /> },
    ...(side.handed && side.handed.length > 0
      ? [{ id: "handed", view: <PortalHanded handed={side.handed} /> }]
      : []),
    ...(free.length > 0
      ? [
          {
            id: "send",
            view: (
              <SectionFrame id="send" heading={words("forms.title")} lead={words("forms.lead")} wide>
                <PortalForms forms={free} own={own} />
              </SectionFrame>
            ),
          },
        ]
      : []),
    ...(own !== "away" && own.holdings.length > 0
      ? [{ id: "holdings", view: <PortalHoldings portal={portal.key} holdings={own.holdings} /> }]
      : []),
    ...(places ? [{ id: "places", view: <PortalPlaces places={places} /> }] : []),
    ...(estimates && mayEnter
      ? [{ id: "estimate", view: <PortalEstimate path={portal.path} estimate={estimate} /> }]
      : []),
    ...(side.documents
      ? [{ id: "documents", view: <PortalDocuments portal={portal} documents={side.documents} /> }]
      : []),
    ...sections.map(toPart),
    ...(portal.sections ?? []).map(toPart),
    { id: "support", view: <PortalAsk portal={portal} member={member} about={asked} /> },
    {
      id: "inside",
      view: (
        <PortalInside
          portal={portal}
          heading={mayEnter ? "What is here now" : "What you would find"}
          lead={
            mayEnter
              ? "What is marked open can be used today. The rest appears here when it works."
              : "What is marked open needs no approval."
          }
        />
      ),
    },
    ...(beside ? [toPart(beside)] : []),
    ...(mayEnter ? accessPart : []),
  ];
  const open =
    side.asked && side.asked !== "away"
      ? side.asked.filter(({ standing }) => standing === "asked").length
      : 0;
  const news = own === "away" ? 0 : own.requests.filter(({ hasNews }) => hasNews).length;
  const links = [
    { id: "overview", label: words("nav.overview") },
    ...(side.vacancies ? [{ id: "vacancies", label: vacancies("nav") }] : []),
    ...(side.asked ? [{ id: "quotes", label: quotes("asked.nav", { count: open }) }] : []),
    { id: "requests", label: words("nav.requests", { count: news }) },
    { id: "handed", label: quotes("handed.title") },
    { id: "send", label: words("forms.title") },
    ...(portal.sections ?? []).flatMap(({ id, heading }) =>
      formsUnder(id).length > 0 ? [{ id, label: heading }] : [],
    ),
    { id: "holdings", label: words("nav.holdings") },
    { id: "places", label: parted("nav.places") },
    { id: "estimate", label: parted("nav.estimate") },
    { id: "documents", label: words("nav.documents") },
    { id: "support", label: words("nav.support") },
    ...(beside ? [{ id: beside.id, label: beside.heading }] : []),
    { id: "access", label: words("nav.access") },
  ].filter(({ id }) => parts.some((part) => part.id === id));
  return (
    <>
      <PortalDone done={done} side={side} email={member.email} />
      <PortalHead portal={portal}>
        <ButtonLink variant="secondary" href={`${portal.path}?open=1`}>
          See the public preview
        </ButtonLink>
      </PortalHead>
      <Container className="pb-section">
        <p className="portal-whose">
          {words.rich("whose", {
            email: member.email,
            strong: (inside) => <strong translate="no">{inside}</strong>,
          })}{" "}
          <AppLink className="link" href={hubPath}>
            {words("account", { count: own === "away" ? 0 : own.news })}
          </AppLink>
        </p>
        <PortalNav links={links} />
        <div className="parts">
          <PortalParts parts={parts} chosen={chooseTab(portal, tab)} />
        </div>
      </Container>
    </>
  );
}
