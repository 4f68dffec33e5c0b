import "server-only";
import { db } from "#lib/platform/db.ts";
import { goneSeconds } from "./limits.ts";

/** The places among these where somebody is present now, on any instance. */
export async function whoIsAt(places: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db().$queryRaw<{ place: string }[]>`
    SELECT DISTINCT place FROM presences
    WHERE place = ANY(${places}::text[]) AND seen_at > now() - make_interval(secs => ${goneSeconds}::float8)`;
  return new Set(rows.map(({ place }) => place));
}
