import type { ReactNode } from "react";
import { Container } from "#components/ui/section.tsx";
import type { Portal } from "#lib/domains/portals/index.ts";
import { PortalFacts } from "./portal-facts.tsx";
import { PortalHead } from "./portal-head.tsx";
import { PortalPreview } from "./portal-preview.tsx";
import { tabOf, type PortalQuery } from "./portal-query.ts";

type Props = {
  portal: Portal;
  query: PortalQuery;
  /** The sign-in panel. */
  panel: ReactNode;
};

/** The sign-in wall of a portal: the panel first, then the public preview. It knows no member. */
export function PortalWall({ portal, query, panel }: Props) {
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
