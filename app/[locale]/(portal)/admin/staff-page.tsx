import type { Metadata } from "next";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { readVisit, requireRight, type Visit } from "#lib/domains/members/index.ts";
import { may } from "#lib/data/access/open/policy.ts";
import type { KeyOf } from "#lib/data/site/paths.ts";
import { registry } from "#lib/data/site/registry.ts";
import { nothingHereMetadata } from "#app/[locale]/nothing-here.tsx";

/** The path of a staff page. The registry says which right it needs. */
export type StaffPath = KeyOf<"staff">;

type Head = { title: string; description: string };

/** The metadata of a staff page. Without the right it is that of a missing page, like the page itself. */
export async function staffMetadata(path: StaffPath, head: Head): Promise<Metadata> {
  const who = await readVisit();
  if (who.state !== "member" || !may(who.visit.member.role, registry[path].right)) return nothingHereMetadata;
  return pageMetadata({ path, ...head, index: false });
}

/**
 * The visit of a colleague with the right to a staff page; undefined for others. A member's failed attempt is audited.
 */
export async function readColleague(path: StaffPath): Promise<Visit | undefined> {
  const who = await readVisit();
  if (who.state !== "member") return undefined;
  return requireRight(who.visit, registry[path].right).then(
    () => who.visit,
    () => undefined,
  );
}
