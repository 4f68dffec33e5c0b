import { shortHash } from "#lib/platform/text/short-hash.ts";
import type { Due } from "./plan.ts";

/** The id of a due date. The same thing on the same day has the same id on every device. */
export const dueId = ({ on, what }: Due): string => shortHash(`${on} ${what}`);
