import { SignInPanel } from "#components/members/sign-in/sign-in-panel.tsx";
import { OpenPreview, PortalWall } from "#components/portals/portal-preview.tsx";
import { asksForPreview, nextOf, tabOf, type PortalQuery } from "#components/portals/portal-query.ts";
import { readDevice, readPending } from "#lib/domains/members/index.ts";
import type { Portal } from "#lib/domains/portals/index.ts";
import "#app/sheets/portal.css";

/** A portal for signed-out visitors: the sign-in wall, or the preview if the query asks for it. It reads no member. */
export async function PortalFront({ portal, query }: { portal: Portal; query: PortalQuery }) {
  if (asksForPreview(portal.path, query)) {
    return <OpenPreview portal={portal} query={query} visitor="nobody" />;
  }
  const [{ hasSignedIn }, pending] = await Promise.all([readDevice(), readPending()]);
  const panel = (
    <SignInPanel
      next={nextOf(portal.path, query)}
      tab={tabOf(query) === "register" ? "register" : undefined}
      hasSignedIn={hasSignedIn}
      pending={pending}
      heading="Register or sign in to go on"
    />
  );
  return <PortalWall portal={portal} query={query} panel={panel} />;
}
