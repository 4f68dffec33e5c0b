import { DevicesPage } from "#components/members/account/devices-page.tsx";
import { namesPreview } from "#components/portals/portal-query.ts";
import { listDevices, listEndedDevices, readVisit } from "#lib/domains/members/index.ts";
import { devicesPath } from "#lib/domains/members/open/paths.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { portalMetadata } from "../../../portal-metadata.ts";
import { PortalPage } from "../../../portal-page.tsx";
import "#app/sheets/member.css";

export const metadata = portalMetadata(devicesPath);

export default async function Devices({ searchParams }: PageProps<"/[locale]/portal/onestop/devices">) {
  const answer = await readVisit();
  if (answer.state !== "member" || namesPreview(await searchParams)) {
    return <PortalPage path={devicesPath} searchParams={searchParams} />;
  }
  const { visit } = answer;
  const look = () => Promise.all([listDevices(visit), listEndedDevices(visit)]);
  const [devices, ended = []] = (await unlessAway("listDevices", look)) ?? [];
  return <DevicesPage email={visit.member.email} devices={devices} ended={ended} />;
}
