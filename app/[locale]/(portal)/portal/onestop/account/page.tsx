import { DataPage } from "#components/members/account/data-page.tsx";
import { namesPreview } from "#components/portals/portal-query.ts";
import { readVisit, summariseHoldings } from "#lib/members/index.ts";
import { accountPath } from "#lib/members/open/paths.ts";
import { unlessAway } from "#lib/http/unless-away.ts";
import { portalMetadata } from "../../../portal-metadata.ts";
import { PortalPage } from "../../../portal-page.tsx";
import "#app/sheets/member.css";

export const metadata = portalMetadata(accountPath);

export default async function Account({ searchParams }: PageProps<"/[locale]/portal/onestop/account">) {
  const answer = await readVisit();
  if (answer.state !== "member" || namesPreview(await searchParams)) {
    return <PortalPage path={accountPath} searchParams={searchParams} />;
  }
  const { visit } = answer;
  const holdings = await unlessAway("summariseHoldings", () => summariseHoldings(visit));
  return <DataPage email={visit.member.email} holdings={holdings} />;
}
