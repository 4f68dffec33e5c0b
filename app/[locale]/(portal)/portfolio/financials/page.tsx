import { portalMetadata } from "../../portal-metadata.ts";
import { PortalPage } from "../../portal-page.tsx";

const path = "/portfolio/financials";

export const metadata = portalMetadata(path);

export default function Financials({ searchParams }: PageProps<"/[locale]/portfolio/financials">) {
  return <PortalPage path={path} searchParams={searchParams} />;
}
