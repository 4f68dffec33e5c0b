import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "#lib/platform/db.ts";
import { notifyAll } from "../live/index.ts";
import { log } from "#lib/platform/log.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";

/** How often an instance renews its presence rows. */
const renewMs = 30_000;
/** A row that was not renewed for this long counts as absent. */
const goneSeconds = 75;

/** A place where somebody is present: one row per process, however many are there. */
type Stay = { id: string; count: number; come: Promise<void> };

const here = oncePerProcess("presence", () => ({
  places: new Map<string, Stay>(),
  timer: undefined as NodeJS.Timeout | undefined,
}));

/** Renews the rows of everybody who is present; recreates rows that were deleted. */
async function renew(): Promise<void> {
  const rows = [...here.places];
  const ids = rows.map(([, { id }]) => id);
  const places = rows.map(([place]) => place);
  await db().$executeRaw`
    INSERT INTO presences (id, place)
    SELECT row.id, row.place FROM unnest(${ids}::uuid[], ${places}::text[]) AS row (id, place)
    ON CONFLICT (id) DO UPDATE SET seen_at = now()`;
}

const unlessAway = (work: Promise<unknown>): void =>
  void work.catch((err: unknown) => log.debug({ err, action: "presence" }, "not written"));

function come(place: string, topic: string): Stay {
  const id = randomUUID();
  const created = db()
    .presence.create({ data: { id, place }, select: { id: true } })
    .then(() => notifyAll(topic));
  unlessAway(created);
  return { id, count: 0, come: created };
}

function go({ id, come: created }: Stay, topic: string): void {
  const gone = created
    .catch(() => undefined)
    .then(() => db().presence.deleteMany({ where: { id } }))
    .then(() => notifyAll(topic));
  unlessAway(gone);
}

/**
 * Marks a place as occupied until the returned function is called. `topic` is notified when the first person comes and
 * the last one leaves: others who join cost no query.
 */
export function stay(place: string, topic: string): () => void {
  const own = here.places.get(place) ?? come(place, topic);
  own.count += 1;
  here.places.set(place, own);
  here.timer ??= setInterval(() => unlessAway(renew()), renewMs).unref();
  return () => {
    own.count -= 1;
    if (own.count > 0) return;
    here.places.delete(place);
    if (here.places.size === 0) {
      clearInterval(here.timer);
      here.timer = undefined;
    }
    go(own, topic);
  };
}

/** The places among these where somebody is present now, on any instance. */
export async function whoIsAt(places: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db().$queryRaw<{ place: string }[]>`
    SELECT DISTINCT place FROM presences
    WHERE place = ANY(${places}::text[]) AND seen_at > now() - make_interval(secs => ${goneSeconds}::float8)`;
  return new Set(rows.map(({ place }) => place));
}
