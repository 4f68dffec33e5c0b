import { PortalPage } from "#components/portals/portal-page.tsx";
import { portalMetadata } from "../portal-metadata.ts";

const path = "/foundation";

export const metadata = portalMetadata(path);

export default function Foundation({ searchParams }: PageProps<"/foundation">) {
  return <PortalPage path={path} searchParams={searchParams} />;
}
