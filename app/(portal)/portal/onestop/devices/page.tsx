import { DevicesPage } from "#components/account/devices-page.tsx";
import { PortalPage } from "#components/portals/portal-page.tsx";
import { namesPreview } from "#components/portals/portal-query.ts";
import { devicesPath, listDevices, listEndedDevices, unlessAway } from "#lib/account/index.ts";
import { readVisit } from "#lib/auth/index.ts";
import { portalMetadata } from "../../../portal-metadata.ts";

export const metadata = portalMetadata(devicesPath);

export default async function Devices({ searchParams }: PageProps<"/portal/onestop/devices">) {
  const answer = await readVisit();
  if (answer.state !== "member" || namesPreview(await searchParams)) {
    return <PortalPage path={devicesPath} searchParams={searchParams} />;
  }
  const { visit } = answer;
  const lists = Promise.all([listDevices(visit), listEndedDevices(visit)]);
  const [devices, ended = []] = (await unlessAway("listDevices", lists)) ?? [];
  return <DevicesPage email={visit.member.email} devices={devices} ended={ended} />;
}
