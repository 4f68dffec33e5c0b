import type { ComponentProps } from "react";
import { SignInPanel } from "#components/members/sign-in/sign-in-panel.tsx";
import { Container } from "#components/ui/section.tsx";
import type { Portal } from "#lib/portals/index.ts";
import { PortalFacts } from "./portal-facts.tsx";
import { PortalHead } from "./portal-head.tsx";
import { PortalPreview } from "./portal-preview.tsx";
import { tabOf, type PortalQuery } from "./portal-query.ts";

type Props = { portal: Portal; query: PortalQuery } & Pick<
  ComponentProps<typeof SignInPanel>,
  "hasSignedIn" | "pending"
>;

/** A portal for whoever is not signed in: the panel first, then the public preview. It knows no member. */
export function PortalWall({ portal, query, hasSignedIn, pending }: Props) {
  const tab = tabOf(query);
  return (
    <>
      <PortalHead portal={portal} />
      <Container className="pb-section">
        <div className="portal-wall">
          <SignInPanel
            next={portal.path}
            tab={tab === "register" ? "register" : undefined}
            hasSignedIn={hasSignedIn}
            pending={pending}
            heading="Register or sign in to go on"
          />
          <PortalFacts portal={portal} />
        </div>
        <PortalPreview portal={portal} tab={tab} />
      </Container>
    </>
  );
}
