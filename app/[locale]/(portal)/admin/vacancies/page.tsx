import { VacanciesPage } from "#components/desk/vacancies-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { listVacancies } from "#lib/domains/vacancies/index.ts";
import { closeVacancyFormId, vacancyFormId } from "#lib/domains/vacancies/open/fields.ts";
import { vacanciesPath } from "#lib/domains/vacancies/open/paths.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readFormState } from "#app/[locale]/form-state.ts";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/desk.css";

export async function generateMetadata() {
  const words = await pageWords("vacancies");
  return staffMetadata(vacanciesPath, { title: words("title"), description: words("lead") });
}

export default async function Vacancies({ searchParams }: PageProps<"/[locale]/admin/vacancies">) {
  const visit = await readColleague(vacanciesPath);
  if (!visit) return <NothingHere path={vacanciesPath} />;
  const query = await searchParams;
  const [vacancies, state] = await Promise.all([
    unlessAway("listVacancies", listVacancies),
    readFormState(query, vacancyFormId, closeVacancyFormId),
  ]);
  const { done } = query;
  return (
    <VacanciesPage
      member={visit.member}
      vacancies={vacancies}
      changing={[query["change"]].flat()[0] ?? ""}
      state={state}
      done={done === "saved" || done === "closed" ? done : undefined}
    />
  );
}
