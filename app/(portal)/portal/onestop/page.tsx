import { Hub } from "#components/account/hub.tsx";
import { PortalPage } from "#components/portals/portal-page.tsx";
import { namesPreview } from "#components/portals/portal-query.ts";
import { hubPath, loadHub, unlessAway } from "#lib/account/index.ts";
import { readVisit } from "#lib/auth/index.ts";
import { portalMetadata } from "../../portal-metadata.ts";

export const metadata = portalMetadata(hubPath);

export default async function OneStop({ searchParams }: PageProps<"/portal/onestop">) {
  const answer = await readVisit();
  if (answer.state !== "member" || namesPreview(await searchParams)) {
    return <PortalPage path={hubPath} searchParams={searchParams} />;
  }
  const { visit } = answer;
  return <Hub member={visit.member} hub={await unlessAway("loadHub", loadHub(visit))} />;
}
