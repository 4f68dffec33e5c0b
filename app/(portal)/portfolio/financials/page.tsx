import { PortalPage } from "#components/portals/portal-page.tsx";
import { portalMetadata } from "../../portal-metadata.ts";

const path = "/portfolio/financials";

export const metadata = portalMetadata(path);

export default function Financials({ searchParams }: PageProps<"/portfolio/financials">) {
  return <PortalPage path={path} searchParams={searchParams} />;
}
