import { LimitsPage } from "#components/desk/admin/limits-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { liftFormId, readLimits } from "#lib/backoffice/admin/index.ts";
import { limitsPath } from "#lib/backoffice/admin/open/paths.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { readFormState } from "#app/[locale]/form-state.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/admin.css";

export async function generateMetadata() {
  const words = await pageWords("admin");
  return staffMetadata(limitsPath, { title: words("limits.title"), description: words("limits.about") });
}

export default async function Limits({ searchParams }: PageProps<"/[locale]/admin/limits">) {
  const visit = await readColleague(limitsPath);
  if (!visit) return <NothingHere path={limitsPath} />;
  const asked = await searchParams;
  const [limits, state] = await Promise.all([
    unlessAway("readLimits", () => readLimits(visit)),
    readFormState(asked, liftFormId),
  ]);
  const lifted = /^\d{1,4}$/.test(String(asked["lifted"])) ? Number(asked["lifted"]) : undefined;
  return <LimitsPage member={visit.member} limits={limits} lifted={lifted} state={state} />;
}
