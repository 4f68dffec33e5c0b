import { dateFormat } from "#lib/words/open/formats.ts";

const day = dateFormat({ dateStyle: "long", timeZone: "UTC" });
const minute = dateFormat({ dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** "21 November 2025". */
export const dayInWords = (at: Date): string => day.format(at);

/** "21 November 2025 at 11:45 UTC": whoever reads it may be in another zone than we are. */
export const momentInWords = (at: Date): string => `${minute.format(at)} UTC`;
