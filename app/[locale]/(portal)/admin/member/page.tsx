import { MemberPage } from "#components/desk/admin/member-page.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { Container } from "#components/ui/section.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { memberFormId, readMember } from "#lib/admin/index.ts";
import { memberDeeds } from "#lib/admin/open/deeds.ts";
import { memberRoot } from "#lib/admin/open/paths.ts";
import { unlessAway } from "#lib/http/unless-away.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readFormState } from "#app/[locale]/form-state.ts";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/admin.css";

export async function generateMetadata() {
  const words = await pageWords("admin");
  return staffMetadata(memberRoot, { title: words("member.title"), description: words("members.about") });
}

export default async function Member({ searchParams }: PageProps<"/[locale]/admin/member">) {
  const visit = await readColleague(memberRoot);
  if (!visit) return <NothingHere path={memberRoot} />;
  const query = await searchParams;
  const id = [query["id"]].flat()[0] ?? "";
  const asked = await unlessAway("readMember", async () => ({ read: await readMember(visit, id) }));
  if (!asked)
    return (
      <Container className="pb-section">
        <AwayNotice />
      </Container>
    );
  if (!asked.read) return <NothingHere path={memberRoot} />;
  const [first, ...others] = memberDeeds.map(memberFormId) as [string, ...string[]];
  const state = await readFormState(query, first, ...others);
  const done = memberDeeds.find((deed) => deed === query["done"]);
  return <MemberPage member={visit.member} read={asked.read} done={done} state={state} />;
}
