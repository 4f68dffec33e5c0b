import {
  bothTexts,
  isGone,
  lastChange,
  within,
  withoutContent,
  type Note,
  type Plan,
  type Stamped,
} from "./plan.ts";

/** Of two that were set at the same moment, the same one everywhere. */
function later<T>(one: Stamped<T>, other: Stamped<T>): Stamped<T> {
  if (one[1] !== other[1]) return one[1] > other[1] ? one : other;
  return JSON.stringify(one[0]) >= JSON.stringify(other[0]) ? one : other;
}

type Part<T> = Readonly<Record<string, Stamped<T>>>;

/** Whatever either has; of what both have, the later. */
function mergePart<T>(one: Part<T>, other: Part<T>): Part<T> {
  const merged = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const own = merged[key];
    merged[key] = own ? later(own, value) : value;
  }
  return within(merged);
}

const newer = (one: Note, other: Note): Note =>
  one.at !== other.at ? (one.at > other.at ? one : other) : one.text >= other.text ? one : other;

const isShared = ({ at, base }: Note): boolean => at === base;

/**
 * Words that were written on in one place only are those. Words that were changed in both are both kept, one under the
 * other, unless one holds the other.
 */
function mergeNotes(one: Note, other: Note): Note {
  if (one.at === other.at && one.text === other.text) return one.base > other.base ? one : other;
  // Written on the very words that are shared; two devices may have written at the same moment.
  if (one.base === other.at && isShared(other)) return one;
  if (other.base === one.at && isShared(one)) return other;
  if (isShared(one) && isShared(other)) return newer(one, other);
  const first = newer(one, other);
  const second = first === one ? other : one;
  const base = Math.max(one.base, other.base);
  if (first.text.includes(second.text)) return first;
  const at = first.at + 1;
  if (second.text.includes(first.text)) return { text: second.text, at, base };
  return { text: bothTexts(first.text, second.text), at, base };
}

/**
 * Two states of one plan as one, the same whichever comes first, without loss: of each tick, amount and date the later
 * one counts, and what was taken away stays away unless something was changed later.
 */
export function mergePlans(one: Plan, other: Plan): Plan {
  const merged: Plan = {
    path: later(one.path, other.path),
    ticks: mergePart(one.ticks, other.ticks),
    paid: mergePart(one.paid, other.paid),
    dues: mergePart(one.dues, other.dues),
    note: mergeNotes(one.note, other.note),
    gone: Math.max(one.gone, other.gone),
  };
  return isGone(merged) ? withoutContent(merged) : merged;
}

/** A plan as the account holds it: its words are what all devices share. */
export const asShared = (plan: Plan): Plan => ({ ...plan, note: { ...plan.note, base: plan.note.at } });

/** A plan whose words no account has yet: beside those of another account they are kept. */
export const asUnshared = (plan: Plan): Plan => ({ ...plan, note: { ...plan.note, base: 0 } });

/** What a device keeps once the account answered what it had `sent`: changes made meanwhile stay changes. */
export function settle(now: Plan, sent: Plan, answer: Plan): Plan {
  const base = now.note.base === sent.note.base ? sent.note.at : now.note.base;
  return mergePlans({ ...now, note: { ...now.note, base } }, asShared(answer));
}

/** Whether two states are the same, but for what a device notes about sharing. */
export const isSamePlan = (one: Plan, other: Plan): boolean =>
  lastChange(one) === lastChange(other) && canonical(one) === canonical(other);

const sorted = <T>(part: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1));

const canonical = ({ path, ticks, paid, dues, note: { text, at }, gone }: Plan): string =>
  JSON.stringify([
    path,
    sorted(ticks),
    sorted(paid),
    sorted(dues).map(([id, [due, when]]) => [id, due?.on, due?.what, when]),
    text,
    at,
    gone,
  ]);
