import "server-only";
import { db } from "#lib/platform/db.ts";
import { retention } from "#lib/data/retention/open/retention.ts";
import { beginning, digestOf, hashOf, takeGenuine, fitsMac, hasShapeOfMac } from "./chain.ts";
import {
  listChecks,
  type ChainFault,
  type Head,
  firstMark,
  readMark,
  type Baseline,
  type Mark,
} from "./checks.ts";

export type ChainState = {
  links: number;
  /** The number of the last link. */
  seq: bigint;
  /** The hash of the last link, to store elsewhere and to pass to the next verification. */
  head: string;
  faults: readonly ChainFault[];
  /** Whether the given head is the hash of some link. */
  knowsHead: boolean | undefined;
  /** The event and time from which events have a MAC, or since which the chain is accepted as it was. */
  baseline: { eventId: string; at: Date } | undefined;
};

const batchRows = 1_000;
/** A newer event may not be in the chain yet. */
const chainedWithinMinutes = 15;
const mostFaults = 100;

function oldestKept(now: Date): Date {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - retention.auditEvents.years);
  return oldest;
}

/** Finds checks that are missing, or whose seal or position does not fit, and returns all stored heads of the chain. */
async function readKept(mark: Mark | undefined): Promise<{ heads: Head[]; faults: ChainFault[] }> {
  const faults: ChainFault[] = [];
  const heads: Head[] = mark ? [mark] : [];
  const first = mark?.baseline.check ?? 0;
  let before: { number: number; kept: Head } = { number: first, kept: { seq: "", hash: "" } };
  for (const { number, check } of await listChecks(first)) {
    const named = check?.before;
    const isFirst = before.number === first;
    const fits =
      number === before.number + 1 &&
      check !== undefined &&
      (isFirst ||
        (named?.number === before.number &&
          named.seq === before.kept.seq &&
          named.hash === before.kept.hash));
    if (!fits) faults.push({ id: String(number), fault: "checks" });
    if (check) heads.push(check.kept);
    before = { number, kept: check?.kept ?? before.kept };
  }
  if (mark && before.number < mark.check) faults.push({ id: String(before.number + 1), fault: "checks" });
  return { heads, faults };
}

/** Events in no link: inserted past the site, changed after their link was removed, or left behind by the job. */
async function findUnlinked(baseline: Baseline | undefined, now: Date): Promise<ChainFault[]> {
  const late = new Date(now.getTime() - chainedWithinMinutes * 60_000);
  const ids = await db().$queryRaw<{ id: bigint }[]>`
    SELECT e.id FROM audit_events e
    WHERE NOT EXISTS (SELECT FROM audit_links l WHERE l.event_id = e.id) ORDER BY e.id LIMIT ${batchRows}::int`;
  const events = await db().auditEvent.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: { id: "asc" },
  });
  const genuine = new Set(await takeGenuine(db(), events, baseline));
  return events.flatMap((event): ChainFault[] => {
    const id = String(event.id);
    if (genuine.has(event)) return event.at < late ? [{ id, fault: "unchained" }] : [];
    // The site writes a MAC with each event: an event without one, or with that of another event, is not from the site.
    const isChanged = hasShapeOfMac(event.mac) && !fitsMac(event);
    return [{ id, fault: isChanged ? "changed" : "inserted" }];
  });
}

/** The last of the lost links that were cut off the end, and the first link that is a different one now. */
function compareKept(heads: readonly Head[], found: ReadonlyMap<string, string>, last: bigint): ChainFault[] {
  const lost = heads
    .filter(({ seq, hash }) => found.get(seq) !== hash)
    .toSorted((one, other) => (BigInt(one.seq) < BigInt(other.seq) ? -1 : 1));
  const cut = lost.findLast(({ seq }) => BigInt(seq) > last);
  const rebuilt = lost.find(({ seq }) => BigInt(seq) <= last);
  return [
    ...(cut ? [{ id: cut.seq, fault: "cut" } as const] : []),
    ...(rebuilt ? [{ id: rebuilt.seq, fault: "rebuilt" } as const] : []),
  ];
}

/**
 * Verifies the whole chain. A changed event does not fit its link any more. A removed event is missing, unless it is so
 * old that it was deleted. A link that was changed, inserted or removed breaks the chain. An event that no server wrote
 * is in no link. If the end was cut off or the chain was rebuilt, the links stored in the mark and the checks are not
 * in it.
 * `head` is a hash that was stored elsewhere; it detects a cut after which all stored heads were removed too. `signal`
 * aborts when the time is over.
 */
export async function verifyChain({
  head,
  now = new Date(),
  signal,
}: { head?: string | undefined; now?: Date; signal?: AbortSignal } = {}): Promise<ChainState> {
  const noted = await readMark(db());
  const mark = noted ?? (await firstMark(db(), now));
  const kept = await readKept(noted);
  const faults: ChainFault[] = mark ? [] : [{ id: "", fault: "mark" }];
  let seq = BigInt(mark?.baseline.seq ?? 0);
  let before = mark?.baseline.hash ?? beginning;
  const found = new Map([[String(seq), before]]);
  const wanted = new Set(kept.heads.map((one) => one.seq));
  let links = 0;
  let knowsHead = head === undefined ? undefined : head === before;
  const oldest = oldestKept(now);
  for (;;) {
    signal?.throwIfAborted();
    const rows = await db().auditLink.findMany({
      where: { seq: { gt: seq } },
      orderBy: { seq: "asc" },
      take: batchRows,
    });
    if (rows.length === 0) break;
    const events = await db().auditEvent.findMany({
      where: { id: { in: rows.map(({ eventId }) => eventId) } },
    });
    const byId = new Map(events.map((event) => [event.id, event]));
    for (const link of rows) {
      const id = String(link.eventId);
      const event = byId.get(link.eventId);
      if (link.seq !== seq + 1n || link.hash !== hashOf(before, link)) faults.push({ id, fault: "link" });
      if (event && digestOf(event) !== link.digest) faults.push({ id, fault: "changed" });
      if (!event && link.at > oldest) faults.push({ id, fault: "missing" });
      ({ seq, hash: before } = link);
      if (wanted.has(String(seq))) found.set(String(seq), before);
      if (head !== undefined && link.hash === head) knowsHead = true;
    }
    links += rows.length;
  }
  const about = [...compareKept(kept.heads, found, seq), ...kept.faults];
  const all = [...about, ...faults, ...(await findUnlinked(mark?.baseline, now))];
  return {
    links,
    seq,
    head: before,
    faults: all.slice(0, mostFaults),
    knowsHead,
    baseline: mark && { eventId: mark.baseline.eventId, at: new Date(mark.baseline.at) },
  };
}
