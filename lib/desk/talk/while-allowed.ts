import "server-only";
import { isStillSignedIn } from "#lib/members/index.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import { AppError } from "../../errors.ts";

/** So often a stream asks whether its reader still may: a role that is taken away, or a session that is ended, ends it. */
const everyMs = 10_000;

/** Calls `end` once a colleague is signed out, has another role, or `check` throws that they may not; until it is stopped. */
export function whileAllowed(visit: Visit, check: () => Promise<unknown>, end: () => void): () => void {
  const look = async () => {
    try {
      if (!(await isStillSignedIn(visit))) return end();
      await check();
    } catch (thrown) {
      // A database that is away says nothing about rights.
      if (thrown instanceof AppError && thrown.code !== "unavailable") end();
    }
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => clearInterval(timer);
}
