import { SignInPanel } from "#components/sign-in/sign-in-panel.tsx";
import { signInAddress } from "#components/sign-in/sign-in-address.ts";
import { ButtonLink } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container } from "#components/ui/section.tsx";
import { readDevice, readPending } from "#lib/auth/index.ts";
import type { Portal } from "#lib/portals/index.ts";
import { PortalFacts } from "./portal-facts.tsx";
import { PortalHead } from "./portal-head.tsx";
import { PortalPreview } from "./portal-preview.tsx";
import { asksForPreview, tabOf, type PortalQuery } from "./portal-query.ts";

type Props = { portal: Portal; query: PortalQuery };

/** A portal for whoever is not signed in: the wall, or the preview where the address asks for it. It knows no member. */
export function PortalFront({ portal, query }: Props) {
  return asksForPreview(portal.path, query) ? (
    <OpenPreview portal={portal} query={query} visitor="nobody" />
  ) : (
    <Wall portal={portal} query={query} />
  );
}

async function Wall({ portal, query }: Props) {
  const [{ hasSignedIn }, pending] = await Promise.all([readDevice(), readPending()]);
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

const words = {
  nobody: "This is the public preview. What is marked SAMPLE is made up, and nobody’s data is shown.",
  member: "This is the public preview, as everybody sees it.",
  away: "We cannot look up who is signed in right now, so this is the public preview. Your data is safe; open the page again in a few minutes.",
} as const;

/** The preview without a panel in front. `visitor`: why it is shown. */
export function OpenPreview({ portal, query, visitor }: Props & { visitor: keyof typeof words }) {
  return (
    <>
      <PortalHead portal={portal}>
        {visitor === "nobody" && <ButtonLink href={signInAddress("login", portal.path)}>Sign in</ButtonLink>}
        {visitor === "member" && <ButtonLink href={portal.path}>Leave the preview</ButtonLink>}
        {visitor === "away" && <ButtonLink href={portal.path}>Try again</ButtonLink>}
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
