import { shortHash } from "#lib/text/short-hash.ts";
import type { Due } from "./plan.ts";

/** The same thing on the same day is the same entry, on whichever device it was written down. */
export const dueId = ({ on, what }: Due): string => shortHash(`${on} ${what}`);
