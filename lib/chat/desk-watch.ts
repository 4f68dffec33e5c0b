import "server-only";
import { listen } from "../live/index.ts";
import { lookAgain } from "../look-again.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { oncePerProcess } from "../per-process.ts";
import { whoIsAt } from "../presence/index.ts";
import { deskPlace, deskTopic } from "./open/topics.ts";

/** An instance that is killed tells nobody that its colleagues are gone. */
const everyMs = 30_000;

const watch = oncePerProcess("desk watch", () => ({
  isHere: undefined as boolean | undefined,
  hearers: new Set<() => void>(),
  isWatching: false,
}));

export const isStaffHere = async (): Promise<boolean> => (await whoIsAt([deskPlace])).has(deskPlace);

async function look(): Promise<void> {
  if (watch.hearers.size === 0) {
    watch.isHere = undefined;
    return;
  }
  const isHere = await isStaffHere();
  if (isHere === watch.isHere) return;
  watch.isHere = isHere;
  for (const hear of watch.hearers) hear();
}

/** Whether a colleague is at the desk, as this process last looked: one question for all streams that it holds. */
export const staffHereNow = async (): Promise<boolean> => (watch.isHere ??= await isStaffHere());

/** Calls `hear` when somebody came to the desk or nobody is there any more, until what it answers with is called. */
export function watchDesk(hear: () => void): () => void {
  watch.hearers.add(hear);
  if (!watch.isWatching) {
    watch.isWatching = true;
    const again = oneAtATime(look, () => false);
    // What visitors write is heard there too, and changes nothing of who is there.
    listen(deskTopic, (news) => {
      if (!news) again();
    });
    lookAgain({ deed: "watchDesk", everyMs, look });
  }
  return () => void watch.hearers.delete(hear);
}
