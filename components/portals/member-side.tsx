import { SectionView } from "#components/content/section-view.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Container } from "#components/ui/section.tsx";
import { hubPath } from "#lib/members/open/paths.ts";
import type { Member } from "#lib/members/index.ts";
import { chooseTab } from "#lib/portals/open/choose-tab.ts";
import type { FormState } from "#lib/forms/index.ts";
import type { Section } from "#lib/content/types.ts";
import type { MemberSideData, Portal } from "#lib/portals/index.ts";
import { AccessState } from "./access-state.tsx";
import { PortalEnquiries } from "./portal-enquiries.tsx";
import { PortalHead } from "./portal-head.tsx";
import { PortalInside } from "./portal-inside.tsx";
import { PortalParts, type Part } from "./portal-parts.tsx";

type Props = {
  portal: Portal;
  side: MemberSideData;
  member: Member;
  /** Where the member comes from, as this request shows it. */
  address: string;
  /** What the address asks for with `?tab=`. */
  tab?: string | undefined;
  /** A request for the portal that was sent and could not be taken. */
  state?: FormState | undefined;
};

/** What a signed-in member has in a portal, the part they came for first. What is meant for those who may enter is handed out by lib/portals. */
export function MemberSide({ portal, side, member, address, tab, state }: Props) {
  const { access, sections, enquiries, lacksWorkAddress } = side;
  const mayEnter = access.state === "open" || access.state === "approved";
  const toPart = (section: Section): Part => ({
    id: section.id,
    view: <SectionView section={section} page={portal.path} />,
  });
  const parts: Part[] = [
    ...(portal.access === "grant" && access.state !== "open"
      ? [
          {
            id: "access",
            view: <AccessState {...{ portal, access, member, address, lacksWorkAddress, state }} />,
          },
        ]
      : []),
    ...sections.map(toPart),
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
    ...(portal.sections ?? []).map(toPart),
    { id: "support", view: <PortalEnquiries {...{ portal, enquiries, member }} /> },
  ];
  return (
    <>
      <PortalHead portal={portal}>
        <ButtonLink variant="secondary" href={`${portal.path}?open=1`}>
          See the public preview
        </ButtonLink>
      </PortalHead>
      <Container className="pb-section">
        <p className="portal-whose">
          Signed in as <strong>{member.email}</strong>{" "}
          <AppLink className="link" href={hubPath}>
            Your account
          </AppLink>
        </p>
        <div className="parts">
          <PortalParts parts={parts} chosen={chooseTab(portal, tab)} />
        </div>
      </Container>
    </>
  );
}
