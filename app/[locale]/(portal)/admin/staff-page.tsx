import type { Metadata } from "next";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { readVisit, requireRight, type Visit } from "#lib/members/index.ts";
import { may } from "#lib/members/open/policy.ts";
import type { KeyOf } from "#lib/site/paths.ts";
import { registry } from "#lib/site/registry.ts";
import { nothingHereMetadata } from "#app/[locale]/nothing-here.tsx";

/** A page of staff; the registry says which right it needs. */
export type StaffPath = KeyOf<"staff">;

type Head = { title: string; description: string };

/** The head of a page of staff, which says no more to a stranger than the page does. */
export async function staffMetadata(path: StaffPath, head: Head): Promise<Metadata> {
  const who = await readVisit();
  if (who.state !== "member" || !may(who.visit.member.role, registry[path].right)) return nothingHereMetadata;
  return pageMetadata({ path, ...head, index: false });
}

/** Who is looking at a page of staff; undefined for whoever has not its right, which is written down of a member. */
export async function readColleague(path: StaffPath): Promise<Visit | undefined> {
  const who = await readVisit();
  if (who.state !== "member") return undefined;
  return requireRight(who.visit, registry[path].right).then(
    () => who.visit,
    () => undefined,
  );
}
