import "server-only";
import { isStillSignedIn } from "#lib/domains/members/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { AppError } from "#lib/platform/errors.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";

/** How often rights are checked again. A removed role or an ended session ends its streams. */
const everyMs = 10_000;

/** The streams of one session that read the same thing, by both. One check serves all of them. */
const watches = oncePerProcess(
  "desk rights",
  () => new Map<string, { ends: Set<() => void>; stop: () => void }>(),
);

function open(visit: Visit, check: () => Promise<unknown>): { ends: Set<() => void>; stop: () => void } {
  const ends = new Set<() => void>();
  const endAll = () => {
    for (const end of [...ends]) end();
  };
  const look = async () => {
    try {
      if (!(await isStillSignedIn(visit))) return endAll();
      await check();
    } catch (thrown) {
      // An unavailable database says nothing about rights.
      if (thrown instanceof AppError && thrown.code !== "unavailable") endAll();
    }
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return { ends, stop: () => clearInterval(timer) };
}

/**
 * Calls `end` once a colleague is signed out, has another role, or `check` throws that access is denied. The function
 * it returns stops this. `of` names what is read.
 */
export function whileAllowed(
  visit: Visit,
  of: string,
  check: () => Promise<unknown>,
  end: () => void,
): () => void {
  const name = `${visit.session.id} ${visit.member.role} ${of}`;
  const watch = watches.get(name) ?? open(visit, check);
  watches.set(name, watch);
  watch.ends.add(end);
  return () => {
    watch.ends.delete(end);
    if (watch.ends.size > 0) return;
    watch.stop();
    if (watches.get(name) === watch) watches.delete(name);
  };
}
