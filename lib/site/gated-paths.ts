import { keysOf } from "./keys-of.ts";
import type { GatedPath } from "./paths.ts";

/** Every path that stands behind the sign-in wall. */
export const gatedPaths: readonly GatedPath[] = keysOf("portal");

const known: ReadonlySet<string> = new Set(gatedPaths);

/** Whether `pathname`, letter for letter, is one of the gated paths. */
export const isGated = (pathname: string): pathname is GatedPath => known.has(pathname);
