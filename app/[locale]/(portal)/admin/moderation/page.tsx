import type { Metadata } from "next";
import { ModerationPage } from "#components/moderation/moderation-page.tsx";
import { record } from "#lib/audit/index.ts";
import { readVisit, requireRight, type Visit } from "#lib/members/index.ts";
import { may } from "#lib/members/open/policy.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { unlessAway } from "#lib/http/unless-away.ts";
import { listWords, moderationFormId } from "#lib/moderation/index.ts";
import { moderationPath } from "#lib/moderation/open/paths.ts";
import { wordsDone } from "#lib/moderation/schema.ts";
import { NothingHere, nothingHereMetadata } from "#app/[locale]/nothing-here.tsx";
import { readFormState } from "#app/[locale]/form-state.ts";
import "#app/sheets/member.css";

/** The head says no more to a stranger than the page does. */
export async function generateMetadata(): Promise<Metadata> {
  const who = await readVisit();
  if (who.state !== "member" || !may(who.visit.member.role, "words.list")) return nothingHereMetadata;
  const description = "What visitors wrote about pages and members about countries, to be kept or removed.";
  return pageMetadata({ path: moderationPath, title: "Moderation", description, index: false });
}

async function readWords({ member }: Visit) {
  const words = await listWords();
  const detail = { listed: words.waiting.length };
  await record({ deed: "words.listed", outcome: "done", actorId: member.id, detail });
  return words;
}

export default async function Moderation({ searchParams }: PageProps<"/[locale]/admin/moderation">) {
  const who = await readVisit();
  if (who.state !== "member") return <NothingHere path={moderationPath} />;
  const mayList = await requireRight(who.visit, "words.list").then(
    () => true,
    () => false,
  );
  if (!mayList) return <NothingHere path={moderationPath} />;
  const query = await searchParams;
  const { done, about } = query;
  const [words, state] = await Promise.all([
    unlessAway("listWords", () => readWords(who.visit)),
    readFormState(query, moderationFormId),
  ]);
  const known = wordsDone.safeParse({ decision: done, about });
  return <ModerationPage email={who.visit.member.email} words={words} done={known.data} state={state} />;
}
