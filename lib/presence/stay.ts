import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "../db.ts";
import { tellAll } from "../live/index.ts";
import { log } from "../log.ts";
import { oncePerProcess } from "../per-process.ts";
import { renewMs } from "./limits.ts";

/** Those who are here, by the id of their row. */
const here = oncePerProcess("presence", () => ({
  places: new Map<string, string>(),
  timer: undefined as NodeJS.Timeout | undefined,
}));

/** Writes that all who are here still are; puts back rows that are gone. */
async function renew(): Promise<void> {
  const rows = [...here.places];
  const ids = rows.map(([id]) => id);
  const places = rows.map(([, place]) => place);
  await db().$executeRaw`
    INSERT INTO presences (id, place)
    SELECT row.id, row.place FROM unnest(${ids}::uuid[], ${places}::text[]) AS row (id, place)
    ON CONFLICT (id) DO UPDATE SET seen_at = now()`;
}

const unlessAway = (work: Promise<unknown>): void =>
  void work.catch((err: unknown) => log.debug({ err, deed: "presence" }, "not written"));

/** Notes that somebody is at a place, until what it answers with is called. `topic` hears that they came and went. */
export function stay(place: string, topic: string): () => void {
  const id = randomUUID();
  here.places.set(id, place);
  here.timer ??= setInterval(() => unlessAway(renew()), renewMs).unref();
  const come = db()
    .presence.create({ data: { id, place }, select: { id: true } })
    .then(() => tellAll(topic));
  unlessAway(come);
  return () => {
    here.places.delete(id);
    if (here.places.size === 0) {
      clearInterval(here.timer);
      here.timer = undefined;
    }
    const go = come
      .catch(() => undefined)
      .then(() => db().presence.deleteMany({ where: { id } }))
      .then(() => tellAll(topic));
    unlessAway(go);
  };
}
