import { cache } from "react";
import { MemberPage } from "#components/desk/admin/member-page.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { Container } from "#components/ui/section.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { memberFormId, readMember } from "#lib/backoffice/admin/index.ts";
import { memberActions } from "#lib/backoffice/admin/open/actions.ts";
import { memberRoot } from "#lib/backoffice/admin/open/paths.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { readVisit, type Visit } from "#lib/domains/members/index.ts";
import { may } from "#lib/data/access/open/policy.ts";
import { registry } from "#lib/data/site/registry.ts";
import { maskAddress } from "#lib/platform/text/shown-address.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readFormState } from "#app/[locale]/form-state.ts";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/admin.css";

type Props = PageProps<"/[locale]/admin/member">;

/** Reads the account once for both metadata and page, because each read is audited. */
const readOnce = cache((visit: Visit, id: string) =>
  unlessAway("readMember", async () => ({ read: await readMember(visit, id) })),
);
const idIn = (query: Awaited<Props["searchParams"]>): string => [query["id"]].flat()[0] ?? "";

/** The title appears in the browser's history, so the e-mail address is masked in it. */
export async function generateMetadata({ searchParams }: Props) {
  const [words, who] = await Promise.all([pageWords("admin"), readVisit()]);
  const mayRead = who.state === "member" && may(who.visit.member.role, registry[memberRoot].right);
  const asked = mayRead ? await readOnce(who.visit, idIn(await searchParams)) : undefined;
  const email = asked?.read?.member.email;
  const title = email ? words("member.titleOf", { address: maskAddress(email) }) : words("member.title");
  return staffMetadata(memberRoot, { title, description: words("members.about") });
}

export default async function Member({ searchParams }: Props) {
  const visit = await readColleague(memberRoot);
  if (!visit) return <NothingHere path={memberRoot} />;
  const query = await searchParams;
  const asked = await readOnce(visit, idIn(query));
  if (!asked)
    return (
      <Container className="pb-section">
        <AwayNotice />
      </Container>
    );
  if (!asked.read) return <NothingHere path={memberRoot} />;
  const [first, ...others] = memberActions.map(memberFormId) as [string, ...string[]];
  const state = await readFormState(query, first, ...others);
  const done = memberActions.find((action) => action === query["done"]);
  return <MemberPage member={visit.member} read={asked.read} done={done} state={state} />;
}
