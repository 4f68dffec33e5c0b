import { PortalPage } from "#components/portals/portal-page.tsx";
import { portalMetadata } from "../../portal-metadata.ts";

const path = "/portfolio/roadmap";

export const metadata = portalMetadata(path);

export default function Roadmap({ searchParams }: PageProps<"/portfolio/roadmap">) {
  return <PortalPage path={path} searchParams={searchParams} />;
}
