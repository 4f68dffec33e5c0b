import { MembersPage } from "#components/desk/admin/members-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { readMembers } from "#lib/backoffice/admin/index.ts";
import { readMembersQuery } from "#lib/backoffice/admin/open/queries.ts";
import { membersPath } from "#lib/backoffice/admin/open/paths.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/admin.css";

export async function generateMetadata() {
  const words = await pageWords("admin");
  return staffMetadata(membersPath, { title: words("members.title"), description: words("members.about") });
}

export default async function Members({ searchParams }: PageProps<"/[locale]/admin/members">) {
  const visit = await readColleague(membersPath);
  if (!visit) return <NothingHere path={membersPath} />;
  const query = readMembersQuery(await searchParams);
  const read = await unlessAway("readMembers", () => readMembers(visit, query));
  return <MembersPage member={visit.member} query={query} read={read} />;
}
