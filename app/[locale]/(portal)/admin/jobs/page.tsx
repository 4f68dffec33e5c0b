import { JobsPage } from "#components/desk/admin/jobs-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { jobFormId, readJobs } from "#lib/backoffice/admin/index.ts";
import { jobsPath } from "#lib/backoffice/admin/open/paths.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { readFormState } from "#app/[locale]/form-state.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/admin.css";

export async function generateMetadata() {
  const words = await pageWords("admin");
  return staffMetadata(jobsPath, { title: words("jobs.title"), description: words("jobs.about") });
}

export default async function Jobs({ searchParams }: PageProps<"/[locale]/admin/jobs">) {
  const visit = await readColleague(jobsPath);
  if (!visit) return <NothingHere path={jobsPath} />;
  const asked = await searchParams;
  const [jobs, state] = await Promise.all([
    unlessAway("readJobs", () => readJobs(visit)),
    readFormState(asked, jobFormId),
  ]);
  const done = (["run", "retry"] as const).find((action) => action === asked["done"]);
  return <JobsPage member={visit.member} jobs={jobs} done={done} state={state} />;
}
