import "server-only";
import { isStillSignedIn } from "#lib/members/index.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import { AppError } from "../../errors.ts";
import { oncePerProcess } from "../../per-process.ts";

/** So often it is asked whether a reader still may: a role that is taken away, or a session that is ended, ends its streams. */
const everyMs = 10_000;

/** The streams of one session that read one thing, by both: it is asked once for all of them. */
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
      // A database that is away says nothing about rights.
      if (thrown instanceof AppError && thrown.code !== "unavailable") endAll();
    }
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return { ends, stop: () => clearInterval(timer) };
}

/**
 * Calls `end` once a colleague is signed out, has another role, or `check` throws that they may not; until it is stopped. `of`
 * names what is read.
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
