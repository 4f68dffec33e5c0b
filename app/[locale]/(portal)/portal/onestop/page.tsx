import { Hub } from "#components/members/account/hub.tsx";
import { namesPreview } from "#components/portals/portal-query.ts";
import { titleOf } from "#lib/backoffice/desk/index.ts";
import { readVisit } from "#lib/domains/members/index.ts";
import { loadHub, registrationFormId } from "#lib/backoffice/account/index.ts";
import { hubPath } from "#lib/domains/members/open/paths.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { readFormState } from "../../../form-state.ts";
import { portalMetadata } from "../../portal-metadata.ts";
import { PortalPage } from "../../portal-page.tsx";
import "#app/sheets/member.css";

export const metadata = portalMetadata(hubPath);

export default async function OneStop({ searchParams }: PageProps<"/[locale]/portal/onestop">) {
  const answer = await readVisit();
  const query = await searchParams;
  if (answer.state !== "member" || namesPreview(query)) {
    return <PortalPage path={hubPath} searchParams={searchParams} />;
  }
  const { visit } = answer;
  const [hub, registration] = await Promise.all([
    unlessAway("loadHub", () => loadHub(visit)),
    readFormState(query, registrationFormId),
  ]);
  const news = hub?.news.map((one) => ({ reference: one.reference, title: titleOf(one) }));
  return <Hub member={visit.member} hub={hub} news={news ?? []} registration={registration} />;
}
