import type { PageWords, WordKey } from "#components/words/use-words.ts";
import type { Counted } from "#lib/words/open/leaf-words.ts";

const ofSaving = ["save.open", "save.done", "save.notOffline"] as const;

export type SaveWords = Readonly<Record<(typeof ofSaving)[number], string>>;

/** What links that keep a plan say, picked where the page is drawn. */
export const saveWords = (words: PageWords<"plan">): SaveWords => words.pick(...ofSaving);

const ofTicks = ["ticks.unknown", "ticks.kept", "ticks.refused", "ticks.done", "ticks.clear"] as const;

export type TicksWords = Readonly<Record<(typeof ofTicks)[number], string>>;

/** What stands under the steps of a guide once they can be ticked. */
export const ticksWords = (words: PageWords<"plan-sheet">): TicksWords => words.pick(...ofTicks);

/** What the page of plans says in the browser: sentences with placeholders, those that are counted in all their forms. */
export type PlanWords = {
  readonly [K in WordKey<"plan">]: K extends `${string}.counted` ? Counted : string;
};

export const planWords = (words: PageWords<"plan">): PlanWords =>
  Object.fromEntries(
    words.keys().map((key) => [key, key.endsWith(".counted") ? words.forms(key) : words.pick(key)[key]]),
  ) as PlanWords;
