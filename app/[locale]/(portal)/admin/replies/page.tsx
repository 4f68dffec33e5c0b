import { RepliesPage } from "#components/desk/replies-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { listReplies } from "#lib/backoffice/desk/index.ts";
import { repliesPath } from "#lib/backoffice/desk/open/paths.ts";
import { replyFormId, replyRemovalFormId } from "#lib/backoffice/desk/open/replies.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readFormState } from "#app/[locale]/form-state.ts";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/desk.css";

export async function generateMetadata() {
  const words = await pageWords("desk-tools");
  return staffMetadata(repliesPath, { title: words("reply.page"), description: words("reply.lead") });
}

export default async function Replies({ searchParams }: PageProps<"/[locale]/admin/replies">) {
  const visit = await readColleague(repliesPath);
  if (!visit) return <NothingHere path={repliesPath} />;
  const query = await searchParams;
  const [replies, state] = await Promise.all([
    unlessAway("listReplies", () => listReplies()),
    readFormState(query, replyFormId, replyRemovalFormId),
  ]);
  const changing = [query["change"]].flat()[0] ?? "";
  return <RepliesPage member={visit.member} replies={replies} changing={changing} state={state} />;
}
