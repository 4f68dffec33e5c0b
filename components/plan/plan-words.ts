import type { PageWords, WordKey } from "#components/words/use-words.ts";
import type { Counted } from "#lib/platform/words/open/leaf-words.ts";

const ofSaving = ["save.open", "save.done", "save.notOffline"] as const;

export type SaveWords = Readonly<Record<(typeof ofSaving)[number], string>>;

/** The messages of links that save a plan, picked when the page is rendered. */
export const saveWords = (words: PageWords<"plan">): SaveWords => words.pick(...ofSaving);

const ofTicks = ["ticks.unknown", "ticks.kept", "ticks.refused", "ticks.done", "ticks.clear"] as const;

export type TicksWords = Readonly<Record<(typeof ofTicks)[number], string>>;

/** The messages under the steps of a guide once they can be ticked. */
export const ticksWords = (words: PageWords<"plan-sheet">): TicksWords => words.pick(...ofTicks);

/**
 * The messages of the page of plans in the browser: sentences with placeholders, and counted ones in all plural forms.
 */
export type PlanWords = {
  readonly [K in WordKey<"plan">]: K extends `${string}.counted` ? Counted : string;
};

export const planWords = (words: PageWords<"plan">): PlanWords =>
  Object.fromEntries(
    words.keys().map((key) => [key, key.endsWith(".counted") ? words.forms(key) : words.pick(key)[key]]),
  ) as PlanWords;
