import { portalMetadata } from "../portal-metadata.ts";
import { PortalPage } from "../portal-page.tsx";

const path = "/foundation";

export const metadata = portalMetadata(path);

export default function Foundation({ searchParams }: PageProps<"/[locale]/foundation">) {
  return <PortalPage path={path} searchParams={searchParams} />;
}
