import { portalMetadata } from "../../portal-metadata.ts";
import { PortalPage } from "../../portal-page.tsx";

const path = "/justice/access";

export const metadata = portalMetadata(path);

export default function JusticeAccess({ searchParams }: PageProps<"/[locale]/justice/access">) {
  return <PortalPage path={path} searchParams={searchParams} />;
}
