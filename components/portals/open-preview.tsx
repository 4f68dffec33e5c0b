import { signInAddress } from "#lib/data/site/sign-in-address.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container } from "#components/ui/section.tsx";
import type { Portal } from "#lib/domains/portals/index.ts";
import { PortalFacts } from "./portal-facts.tsx";
import { PortalHead } from "./portal-head.tsx";
import { PortalPreview } from "./portal-preview.tsx";
import { nextOf, tabOf, type PortalQuery } from "./portal-query.ts";

const words = {
  nobody: "This is the public preview. What is marked SAMPLE is made up, and nobody’s data is shown.",
  member: "This is the public preview, as everybody sees it.",
  away: "We cannot look up who is signed in right now, so this is the public preview. Your data is safe; open the page again in a few minutes.",
} as const;

type Props = { portal: Portal; query: PortalQuery; visitor: keyof typeof words };

/** The preview without a sign-in panel before it. `visitor` says why it is shown. */
export function OpenPreview({ portal, query, visitor }: Props) {
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
