import { pathKinds, type PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";

/**
 * A value and when it was set, in epoch milliseconds. In a merge the later value counts
 * (lib/domains/plans/open/merge.ts).
 */
export type Stamped<T> = readonly [value: T, at: number];

export type Money = { amount: number; currency: string };
/** What is due, and on which day: 2027-01-15. */
export type Due = { on: string; what: string };
/** `base` is the `at` of the text this device last shared with the account; 0 if it never shared one. */
export type Note = { text: string; at: number; base: number };

/**
 * A user's plan for starting a business in one country. A deleted entry stays as null with its time, as a tombstone.
 */
export type Plan = {
  path: Stamped<PathKind>;
  /** Keyed by the number of the step in the country record. */
  ticks: Readonly<Record<string, Stamped<boolean>>>;
  /** What was paid for a step, if it differs from the guide's figure or the guide has none. */
  paid: Readonly<Record<string, Stamped<Money | null>>>;
  dues: Readonly<Record<string, Stamped<Due | null>>>;
  note: Note;
  /** When the whole plan was deleted; 0 if it never was. Any later change restores it. */
  gone: number;
};

export type Plans = Readonly<Partial<Record<CountrySlug, Plan>>>;

/** The limits for what a user can enter on one device. */
export const limits = { note: 1000, what: 80, dues: 20 } as const;
/** The limits of a stored plan, after merges from several devices and with tombstones. */
export const heldLimits = { note: 8000, entries: 200 } as const;

export const emptyPlan: Plan = {
  path: [pathKinds[0], 0],
  ticks: {},
  paid: {},
  dues: {},
  note: { text: "", at: 0, base: 0 },
  gone: 0,
};

/** When any part of the plan was last changed. */
export const lastChange = ({ path, ticks, paid, dues, note }: Plan): number =>
  Math.max(
    path[1],
    note.at,
    ...[ticks, paid, dues].flatMap((part) => Object.values(part).map(([, at]) => at)),
  );

export const isGone = (plan: Plan): boolean => plan.gone > lastChange(plan);

/** The time of a change: now, but always later than all earlier changes, even if a device's clock is wrong. */
const timeOf = (plan: Plan, now: number): number => Math.max(now, lastChange(plan) + 1, plan.gone + 1);

/**
 * Trims a part to the allowed number of entries, because a larger plan would fail validation when read. Live entries
 * take precedence over deleted ones, and later ones over earlier ones.
 */
export function within<T>(part: Readonly<Record<string, Stamped<T>>>): Readonly<Record<string, Stamped<T>>> {
  const entries = Object.entries(part);
  if (entries.length <= heldLimits.entries) return part;
  const isLive = ([, [value]]: (typeof entries)[number]) => Number(value !== null && value !== false);
  entries.sort(
    (one, other) => isLive(other) - isLive(one) || other[1][1] - one[1][1] || (one[0] < other[0] ? -1 : 1),
  );
  return Object.fromEntries(entries.slice(0, heldLimits.entries));
}

export const choosePath = (plan: Plan, kind: PathKind, now: number): Plan => ({
  ...plan,
  path: [kind, timeOf(plan, now)],
});

/** Marks the `shown` steps as done if they are in `ticked`, else as not done. Other steps stay unchanged. */
export function tickSteps(
  plan: Plan,
  shown: readonly string[],
  ticked: readonly string[],
  now: number,
): Plan {
  const at = timeOf(plan, now);
  const changed = shown.filter((step) => (plan.ticks[step]?.[0] ?? false) !== ticked.includes(step));
  const ticks = changed.map((step) => [step, [ticked.includes(step), at]] as const);
  return ticks.length === 0
    ? plan
    : { ...plan, ticks: within({ ...plan.ticks, ...Object.fromEntries(ticks) }) };
}

export const payStep = (plan: Plan, step: string, paid: Money | null, now: number): Plan => ({
  ...plan,
  paid: within({ ...plan.paid, [step]: [paid, timeOf(plan, now)] }),
});

/** Sets the due date with an id, or deletes it. */
export const setDue = (plan: Plan, id: string, due: Due | null, now: number): Plan => ({
  ...plan,
  dues: within({ ...plan.dues, [id]: [due, timeOf(plan, now)] }),
});

export const writeNote = (plan: Plan, text: string, now: number): Plan =>
  text === plan.note.text ? plan : { ...plan, note: { ...plan.note, text, at: timeOf(plan, now) } };

/** Joins two texts, cut to the length a plan can store. */
export const bothTexts = (one: string, other: string): string =>
  [one, other].filter(Boolean).join("\n\n").slice(0, heldLimits.note);

/**
 * Replaces a note that the user saw as `seen` and edited to `text`. Text that another device added in the meantime is
 * kept beside it, and a plan that was deleted in the meantime stays deleted.
 */
export function writeOnNote(plan: Plan, seen: string, text: string, now: number): Plan {
  const { text: current } = plan.note;
  if (isGone(plan)) return plan;
  if (current === seen) return writeNote(plan, text, now);
  const gap = "\n\n";
  if (seen && current.startsWith(seen + gap))
    return writeNote(plan, bothTexts(text, current.slice(seen.length + gap.length)), now);
  if (seen && current.endsWith(gap + seen))
    return writeNote(plan, bothTexts(current.slice(0, -seen.length - gap.length), text), now);
  return writeNote(plan, bothTexts(text, current), now);
}

/** Reduces a deleted plan to its tombstone: only the time of deletion is kept. */
export const withoutContent = ({ path, gone }: Plan): Plan => ({ ...emptyPlan, path: [path[0], 0], gone });

export const takeAway = (plan: Plan, now: number): Plan =>
  withoutContent({ ...plan, gone: timeOf(plan, now) });

/** The numbers of the steps that are done, in ascending order. */
export const tickedSteps = ({ ticks }: Plan): string[] =>
  Object.entries(ticks)
    .flatMap(([step, [isDone]]) => (isDone ? [step] : []))
    .sort((one, other) => Number(one) - Number(other));

export type ListedDue = Due & { id: string };

/** The due dates, the earliest first. */
export const listDues = ({ dues }: Plan): ListedDue[] =>
  Object.entries(dues)
    .flatMap(([id, [due]]) => (due ? [{ id, ...due }] : []))
    .sort((one, other) => (one.on + one.id < other.on + other.id ? -1 : 1));

/** The plans that are not deleted, by country. */
export const listPlans = (plans: Plans): [CountrySlug, Plan][] =>
  (Object.entries(plans) as [CountrySlug, Plan][]).filter(([, plan]) => !isGone(plan));
