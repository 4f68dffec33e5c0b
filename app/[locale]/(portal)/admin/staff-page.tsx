import type { Metadata } from "next";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { readVisit, requireRight, type Visit } from "#lib/members/index.ts";
import { may, type Right } from "#lib/members/open/policy.ts";
import { nothingHereMetadata } from "#app/[locale]/nothing-here.tsx";

type Head = { path: `/${string}`; title: string; description: string };

/** The head of a page of staff, which says no more to a stranger than the page does. */
export async function staffMetadata(right: Right, head: Head): Promise<Metadata> {
  const who = await readVisit();
  if (who.state !== "member" || !may(who.visit.member.role, right)) return nothingHereMetadata;
  return pageMetadata({ ...head, index: false });
}

/** Who is looking at a page of staff; undefined for whoever has not this right, which is written down of a member. */
export async function readColleague(right: Right): Promise<Visit | undefined> {
  const who = await readVisit();
  if (who.state !== "member") return undefined;
  return requireRight(who.visit, right).then(
    () => who.visit,
    () => undefined,
  );
}
