import { DeskNav } from "#components/desk/desk-nav.tsx";
import { ModerationPage } from "#components/moderation/moderation-page.tsx";
import { record } from "#lib/services/audit/index.ts";
import type { Visit } from "#lib/domains/members/index.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { listWords, moderationFormId } from "#lib/backoffice/moderation/index.ts";
import { moderationPath } from "#lib/backoffice/moderation/open/paths.ts";
import { wordsDone } from "#lib/backoffice/moderation/schema.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readFormState } from "#app/[locale]/form-state.ts";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/moderation.css";

export const generateMetadata = () =>
  staffMetadata(moderationPath, {
    title: "Moderation",
    description: "What visitors wrote about pages and members about countries, to be kept or removed.",
  });

async function readWords({ member }: Visit) {
  const words = await listWords();
  const detail = { listed: words.waiting.length };
  await record({ action: "words.listed", outcome: "done", actorId: member.id, detail });
  return words;
}

export default async function Moderation({ searchParams }: PageProps<"/[locale]/admin/moderation">) {
  const visit = await readColleague(moderationPath);
  if (!visit) return <NothingHere path={moderationPath} />;
  const query = await searchParams;
  const { done, about } = query;
  const [words, state] = await Promise.all([
    unlessAway("listWords", () => readWords(visit)),
    readFormState(query, moderationFormId),
  ]);
  const known = wordsDone.safeParse({ decision: done, about });
  const { email, role } = visit.member;
  return (
    <ModerationPage
      email={email}
      nav={<DeskNav role={role} current={moderationPath} />}
      words={words}
      done={known.data}
      state={state}
    />
  );
}
