import { DataPage } from "#components/members/account/data-page.tsx";
import { namesPreview } from "#components/portals/portal-query.ts";
import { readVisit } from "#lib/domains/members/index.ts";
import { deleteFormId, summariseHoldings } from "#lib/backoffice/account/index.ts";
import { accountPath } from "#lib/domains/members/open/paths.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { readFormState } from "../../../../form-state.ts";
import { portalMetadata } from "../../../portal-metadata.ts";
import { PortalPage } from "../../../portal-page.tsx";
import "#app/sheets/member.css";

export const metadata = portalMetadata(accountPath);

export default async function Account({ searchParams }: PageProps<"/[locale]/portal/onestop/account">) {
  const answer = await readVisit();
  const query = await searchParams;
  if (answer.state !== "member" || namesPreview(query)) {
    return <PortalPage path={accountPath} searchParams={searchParams} />;
  }
  const { visit } = answer;
  const [holdings, deletion] = await Promise.all([
    unlessAway("summariseHoldings", () => summariseHoldings(visit)),
    readFormState(query, deleteFormId),
  ]);
  return <DataPage email={visit.member.email} holdings={holdings} deletion={deletion} />;
}
