import { NoticesPage } from "#components/desk/notices-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { listNotices } from "#lib/domains/notices/index.ts";
import { noticeEndFormId, noticeFormId } from "#lib/domains/notices/open/fields.ts";
import { noticeActions, noticesPath } from "#lib/domains/notices/open/paths.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readFormState } from "#app/[locale]/form-state.ts";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/desk.css";

export async function generateMetadata() {
  const words = await pageWords("notices");
  return staffMetadata(noticesPath, { title: words("page.title"), description: words("page.lead") });
}

export default async function Notices({ searchParams }: PageProps<"/[locale]/admin/notice">) {
  const visit = await readColleague(noticesPath);
  if (!visit) return <NothingHere path={noticesPath} />;
  const query = await searchParams;
  const [notices, state] = await Promise.all([
    unlessAway("listNotices", () => listNotices()),
    readFormState(query, noticeFormId, noticeEndFormId),
  ]);
  return (
    <NoticesPage
      member={visit.member}
      notices={notices}
      changing={[query["change"]].flat()[0] ?? ""}
      state={state}
      done={noticeActions.find((action) => action === query["done"])}
    />
  );
}
