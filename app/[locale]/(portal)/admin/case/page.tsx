import { CasePage } from "#components/desk/case-page.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { Container } from "#components/ui/section.tsx";
import { pageWords } from "#components/words/use-words.ts";
import {
  beginReply,
  colleaguesFor,
  actionFormId,
  listReplies,
  readCase,
  titleOf,
} from "#lib/backoffice/desk/index.ts";
import { deskActions, isPendingAction } from "#lib/backoffice/desk/open/actions.ts";
import { caseRoot } from "#lib/backoffice/desk/open/paths.ts";
import { sayFormId } from "#lib/backoffice/desk/open/talk.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { readReference } from "#lib/platform/text/reference.ts";
import { readFormState } from "#app/[locale]/form-state.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/desk.css";

type Props = PageProps<"/[locale]/admin/case">;

const one = (given: string | string[] | undefined): string => [given].flat()[0] ?? "";

export async function generateMetadata({ searchParams }: Props) {
  const words = await pageWords("desk");
  const reference = readReference(one((await searchParams)["reference"])) ?? "";
  return staffMetadata(caseRoot, {
    title: words("case.title", { reference }),
    description: words("queue.about"),
  });
}

export default async function Case({ searchParams }: Props) {
  const visit = await readColleague(caseRoot);
  if (!visit) return <NothingHere path={caseRoot} />;
  const query = await searchParams;
  const read = await unlessAway("readCase", async () => {
    const whole = await readCase(visit, one(query["reference"]));
    return { whole, colleagues: whole ? await colleaguesFor(whole.row) : [] };
  });
  if (!read)
    return (
      <Container className="pb-section">
        <AwayNotice />
      </Container>
    );
  const { whole, colleagues } = read;
  if (!whole) return <NothingHere path={caseRoot} />;
  const state = await readFormState(query, sayFormId, ...deskActions.map(actionFormId));
  const [noted, labelled, talked] = [actionFormId("note"), actionFormId("label"), sayFormId].map((form) =>
    state?.form === form ? state : undefined,
  );
  const asked = one(query["do"]);
  const chosen = isPendingAction(asked) && whole.actions.includes(asked) ? asked : undefined;
  const replies =
    chosen === "reply" || whole.conversation
      ? ((await unlessAway("listReplies", () => listReplies(whole.row.kind))) ?? [])
      : [];
  const started = replies.find(({ id }) => id === one(query["start"]));
  return (
    <CasePage
      member={visit.member}
      whole={whole}
      colleagues={colleagues}
      titles={new Map(whole.related.map((other) => [other.reference, titleOf(other)]))}
      chosen={chosen}
      beginning={{
        replies,
        chosen: started,
        words: started && beginReply(started, whole),
        into: chosen === "merge" ? readReference(one(query["into"])) : undefined,
      }}
      state={(noted ?? labelled ?? talked) ? undefined : state}
      noted={noted}
      labelled={labelled}
      talked={talked}
    />
  );
}
