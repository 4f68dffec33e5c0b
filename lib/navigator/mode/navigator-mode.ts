import "server-only";
import { env } from "../../env.ts";
import { oncePerProcess } from "../../per-process.ts";
import type { NavigatorMode } from "./open/modes.ts";

const held = oncePerProcess("mode of the navigator", () => ({
  mode: undefined as NavigatorMode | undefined,
}));

/** Has this process answer so from now on. */
export function holdMode(mode: NavigatorMode): void {
  held.mode = mode;
}

/**
 * How the navigator answers now: as it was read last. Until it was read for the first time no model is asked, because it may
 * have been switched off; where nobody can switch, for lack of a database or of sign-in, it is on.
 */
export const navigatorMode = (): NavigatorMode =>
  held.mode ?? (env.DATABASE_URL && env.AUTH_SECRET ? "own-words" : "on");
