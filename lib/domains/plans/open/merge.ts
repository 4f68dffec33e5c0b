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

/** The later of two values. A tie is broken deterministically, so that all devices choose the same one. */
function later<T>(one: Stamped<T>, other: Stamped<T>): Stamped<T> {
  if (one[1] !== other[1]) return one[1] > other[1] ? one : other;
  return JSON.stringify(one[0]) >= JSON.stringify(other[0]) ? one : other;
}

type Part<T> = Readonly<Record<string, Stamped<T>>>;

/** The union of both, with the later value for keys that both have. */
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
 * Merges two notes. If only one side changed the shared text, that side counts. If both changed it, both texts are
 * kept, one below the other, unless one contains the other.
 */
function mergeNotes(one: Note, other: Note): Note {
  if (one.at === other.at && one.text === other.text) return one.base > other.base ? one : other;
  // One note continues the other's shared text. Equal times alone do not prove that: two devices may write at the same
  // moment.
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
 * Merges two states of one plan. The merge is commutative and loses nothing: of each tick, amount and date the later
 * value counts, and a deleted plan stays deleted unless something was changed later.
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

/** A plan as the account stores it: its note is the text that all devices share. */
export const asShared = (plan: Plan): Plan => ({ ...plan, note: { ...plan.note, base: plan.note.at } });

/** A plan whose note is in no account yet, so that merging it with an account's plan keeps both notes. */
export const asUnshared = (plan: Plan): Plan => ({ ...plan, note: { ...plan.note, base: 0 } });

/**
 * What a device keeps once the account answered what it had `sent`. Changes made in the meantime stay unshared changes.
 */
export function settle(now: Plan, sent: Plan, answer: Plan): Plan {
  const base = now.note.base === sent.note.base ? sent.note.at : now.note.base;
  return mergePlans({ ...now, note: { ...now.note, base } }, asShared(answer));
}

/** Whether two states are equal, apart from the device's record of what is shared. */
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
