import { AnswersPage } from "#components/desk/admin/answers-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { modelOfSite, readMode, readVerdicts } from "#lib/domains/navigator/index.ts";
import { modeFormId } from "#lib/domains/navigator/mode/open/fields.ts";
import { answersPath } from "#lib/domains/navigator/mode/open/paths.ts";
import { listMisses } from "#lib/services/search/index.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readFormState } from "#app/[locale]/form-state.ts";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/admin.css";

export async function generateMetadata() {
  const words = await pageWords("admin-answers");
  return staffMetadata(answersPath, { title: words("page.title"), description: words("page.lead") });
}

export default async function Answers({ searchParams }: PageProps<"/[locale]/admin/answers">) {
  const visit = await readColleague(answersPath);
  if (!visit) return <NothingHere path={answersPath} />;
  const query = await searchParams;
  const [mode, verdicts, misses, state] = await Promise.all([
    unlessAway("readMode", () => readMode()),
    unlessAway("readVerdicts", () => readVerdicts()),
    unlessAway("listMisses", () => listMisses()),
    readFormState(query, modeFormId),
  ]);
  return (
    <AnswersPage
      member={visit.member}
      mode={mode}
      verdicts={verdicts}
      hasModel={modelOfSite() !== undefined}
      misses={misses}
      state={state}
      isDone={query["done"] === "switched"}
    />
  );
}
