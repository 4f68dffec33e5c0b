import { writeStored } from "#components/browser/device-store.ts";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { takeInTicks } from "#lib/domains/plans/open/legacy-ticks.ts";
import {
  choosePath,
  emptyPlan,
  isGone,
  tickedSteps,
  tickSteps,
  type Plan,
} from "#lib/domains/plans/open/plan.ts";
import { nothingKept, readKept, readPlan, type Kept } from "#lib/domains/plans/schema.ts";
import { oldTicksKey, plansKey } from "./plan-keys.ts";

/* Set once the device refuses to store: plans then last as long as the page. */
let held: Kept | undefined;
/** A cache of the last read, keyed by its JSON, so that unchanged plans keep the same identity. */
let read: { json: string | null; kept: Kept } = { json: null, kept: nothingKept };
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function write(kept: Kept): void {
  held = writeStored(plansKey, kept) ? undefined : kept;
}

/** Migrates ticks from before there were plans. They are deleted only once the migrated plans are stored. */
function moveOldTicks(): void {
  const json = localStorage.getItem(oldTicksKey);
  if (json === null) return;
  const kept = readKept(localStorage.getItem(plansKey));
  write({ ...kept, plans: takeInTicks(kept.plans, json) });
  if (!held) localStorage.removeItem(oldTicksKey);
}

/** All plans stored on this device, including deleted ones. */
export function readAll(): Kept {
  if (held) return held;
  try {
    moveOldTicks();
    if (held) return held;
    const json = localStorage.getItem(plansKey);
    if (json !== read.json) read = { json, kept: readKept(json) };
    return read.kept;
  } catch {
    return (held = nothingKept); // a browser that forbids storage
  }
}

/** Replaces everything stored with the result of `edit`, and notifies every listener. */
export function changeAll(edit: (kept: Kept) => Kept): void {
  const before = readAll();
  const after = edit(before);
  if (after === before) return;
  write(after);
  tell();
}

/**
 * Changes the plan of one country, and creates it if there is none. A result that could not be read back is not stored.
 */
export const changePlan = (slug: CountrySlug, edit: (plan: Plan, now: number) => Plan): void =>
  changeAll((kept) => {
    const before = kept.plans[slug] ?? emptyPlan;
    const after = edit(before, Date.now());
    return after === before || !readPlan(after) ? kept : { ...kept, plans: { ...kept.plans, [slug]: after } };
  });

/** The plan of a country, unless there is none or it was deleted. */
export function readOne(slug: CountrySlug): Plan | undefined {
  const plan = readAll().plans[slug];
  return plan && !isGone(plan) ? plan : undefined;
}

/** Creates a plan that follows this path. */
export const savePath = (slug: CountrySlug, kind: PathKind): void =>
  changePlan(slug, (plan, now) => choosePath(plan, kind, now));

/** The ticked steps of one guide as one string, so that an unchanged list compares equal. */
export const readTicks = (slug: CountrySlug): string => {
  const plan = readOne(slug);
  return plan ? tickedSteps(plan).join(" ") : "";
};

/**
 * Marks those of the `shown` steps that are `ticked` as done, and the others as not done. A plan that is created by a
 * tick, even after it was deleted, follows the path of its guide.
 */
export const writeTicks = (
  slug: CountrySlug,
  kind: PathKind,
  ticked: readonly string[],
  shown: readonly string[],
): void =>
  changePlan(slug, (plan, now) => {
    const begun = plan.path[1] > 0 && !isGone(plan) ? plan : choosePath(plan, kind, now);
    const after = tickSteps(begun, shown, ticked, now);
    return after === begun ? plan : after;
  });

/** Whether plans outlast the page: false once the device has refused to store or read them. */
export const arePlansKept = (): boolean => held === undefined;

/** Notifies of plans changed on this page, in another window, or while this page was in the back/forward cache. */
export function subscribePlans(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
    removeEventListener("pageshow", listener);
  };
}
