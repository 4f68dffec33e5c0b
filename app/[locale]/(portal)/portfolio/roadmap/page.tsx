import { portalMetadata } from "../../portal-metadata.ts";
import { PortalPage } from "../../portal-page.tsx";

const path = "/portfolio/roadmap";

export const metadata = portalMetadata(path);

export default function Roadmap({ searchParams }: PageProps<"/[locale]/portfolio/roadmap">) {
  return <PortalPage path={path} searchParams={searchParams} />;
}
