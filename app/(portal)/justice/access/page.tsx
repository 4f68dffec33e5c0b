import { PortalPage } from "#components/portals/portal-page.tsx";
import { portalMetadata } from "../../portal-metadata.ts";

const path = "/justice/access";

export const metadata = portalMetadata(path);

export default function JusticeAccess({ searchParams }: PageProps<"/justice/access">) {
  return <PortalPage path={path} searchParams={searchParams} />;
}
