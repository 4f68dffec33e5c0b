import { keysOf } from "./keys-of.ts";
import type { GatedPath } from "./paths.ts";

/** Every path behind the sign-in wall. */
export const gatedPaths: readonly GatedPath[] = keysOf("portal");

const known: ReadonlySet<string> = new Set(gatedPaths);

/** Whether `pathname` is exactly one of the gated paths; case-sensitive. */
export const isGated = (pathname: string): pathname is GatedPath => known.has(pathname);
