import "server-only";
import { env } from "#lib/platform/env.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import type { NavigatorMode } from "./open/modes.ts";

const held = oncePerProcess("mode of the navigator", () => ({
  mode: undefined as NavigatorMode | undefined,
}));

/** Sets the mode of this process. */
export function holdMode(mode: NavigatorMode): void {
  held.mode = mode;
}

/**
 * The mode of the navigator as last read. Until the first read no model is called, because it may have been switched
 * off. Without a database or sign-in nobody can switch the mode, so it is on.
 */
export const navigatorMode = (): NavigatorMode =>
  held.mode ?? (env.DATABASE_URL && env.AUTH_SECRET ? "own-words" : "on");
