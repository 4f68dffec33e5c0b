import "server-only";
import { keyedHash, newToken } from "#lib/platform/secrets/index.ts";
import { dayOf } from "./own-case.ts";

const shape = /^(\d{4}-\d{2}-\d{2})\.([\w-]{43})\.([\w-]{43})$/;
const dayMs = 24 * 60 * 60 * 1_000;

const signature = (day: string, random: string): string => keyedHash("confidential form", day, random);

/**
 * Identifies one rendering of the form: its day, a random number, and the site's keyed hash of both. It is not stored.
 */
export function newFormToken(now = new Date()): string {
  const [day, random] = [dayOf(now), newToken()];
  return `${day}.${random}.${signature(day, random)}`;
}

/**
 * Whether this site made the token, today or yesterday. An older one is refused: the post may come from a browser's
 * history.
 */
export function isFormToken(token: string, now = new Date()): boolean {
  const [, day = "", random = "", signed = ""] = shape.exec(token) ?? [];
  const days = [now, new Date(now.getTime() - dayMs)].map(dayOf);
  return days.includes(day) && signed === signature(day, random);
}
