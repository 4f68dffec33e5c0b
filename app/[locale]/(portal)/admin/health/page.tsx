import { HealthPage } from "#components/desk/admin/health-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { readHealth } from "#lib/backoffice/admin/index.ts";
import { healthPath } from "#lib/backoffice/admin/open/paths.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/admin.css";

export async function generateMetadata() {
  const words = await pageWords("admin");
  return staffMetadata(healthPath, { title: words("health.title"), description: words("health.about") });
}

export default async function Health() {
  const visit = await readColleague(healthPath);
  if (!visit) return <NothingHere path={healthPath} />;
  return <HealthPage member={visit.member} health={await readHealth(visit)} />;
}
