import { pathWords, feesListed } from "#lib/data/countries/paths/open/path-words.ts";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import type { Money } from "./plan.ts";

/* The texts of a plan that leave the site, in calendars and messages. Each is one complete template. */

export const pathName = (kind: PathKind): string => pathWords[kind].tab;

export const planTitle = (name: string, kind: PathKind): string => `${name}: ${pathName(kind)}`;
export const doneOf = (done: number, of: number): string => `${done} of ${of} steps done`;
export const calendarName = (name: string): string => `My plan: ${name}`;
export const calendarNote = (name: string): string => `From your own plan for ${name}.`;
export const inAWeek = (what: string): string => `In a week: ${what}`;
export const soFarIn = (sums: readonly Money[]): string => `So far: ${feesListed(sums)}`;
export const toComeIn = (sums: readonly Money[]): string => `To come, as far as known: ${feesListed(sums)}`;
export const dueOn = (day: string, what: string): string => `Due ${day}: ${what}`;
export const stepsMore = (count: number): string => `and ${count} more`;
