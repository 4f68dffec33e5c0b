import "server-only";
import { listen } from "../live/index.ts";
import { coalesceCalls } from "../coalesce-calls.ts";
import { oncePerProcess } from "../per-process.ts";
import { whoIsAt } from "../presence/index.ts";
import { deskPlace, deskTopic } from "./open/topics.ts";

/** An instance that is killed tells nobody that its colleagues are gone. */
const everyMs = 30_000;

const watch = oncePerProcess("desk watch", () => ({
  isHere: undefined as boolean | undefined,
  hearers: new Set<() => void>(),
  stop: undefined as (() => void) | undefined,
}));

const isStaffHere = async (): Promise<boolean> => (await whoIsAt([deskPlace])).has(deskPlace);

async function look(): Promise<void> {
  const isHere = await isStaffHere();
  if (isHere === watch.isHere) return;
  watch.isHere = isHere;
  for (const hear of watch.hearers) hear();
}

/** Looks when somebody comes or goes, and again and again; answers with what ends it. */
function begin(): () => void {
  const again = coalesceCalls(look, () => watch.hearers.size === 0);
  const timer = setInterval(again, everyMs).unref();
  // What visitors write is heard there too, and changes nothing of who is there.
  const unlisten = listen(deskTopic, (news) => {
    if (!news) again();
  });
  return () => {
    clearInterval(timer);
    unlisten();
    watch.stop = undefined;
    watch.isHere = undefined;
  };
}

/**
 * Whether a colleague is at the desk: while streams are held, as this process last looked, so that one question serves all of
 * them.
 */
export async function staffHereNow(): Promise<boolean> {
  if (!watch.stop) return isStaffHere();
  return (watch.isHere ??= await isStaffHere());
}

/** Calls `hear` when somebody came to the desk or nobody is there any more, until what it answers with is called. */
export function watchDesk(hear: () => void): () => void {
  watch.hearers.add(hear);
  watch.stop ??= begin();
  return () => {
    watch.hearers.delete(hear);
    if (watch.hearers.size === 0) watch.stop?.();
  };
}
