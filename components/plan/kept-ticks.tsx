import { useEffect, useSyncExternalStore } from "react";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { arePlansKept, readTicks, subscribePlans, writeTicks } from "./plan-store.ts";
import type { TicksWords } from "./plan-words.ts";
import { shareSoon } from "./sync-plans.ts";

/** The checkboxes of steps: where they are, whose plan they belong to, and which changed since the last save. */
export type TickBoxes = {
  slug: CountrySlug;
  kind: PathKind;
  /** The id of the element that contains all checkboxes. */
  within: string;
  changed: Map<string, boolean>;
};

const boxesIn = (within: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`#${within} input[type="checkbox"]`),
];

/** Saves only the checkboxes that changed, because the others may not show their stored state yet. */
export function keepChanged({ slug, kind, changed }: TickBoxes): void {
  const ticked = [...changed].flatMap(([step, isTicked]) => (isTicked ? [step] : []));
  writeTicks(slug, kind, ticked, [...changed.keys()]);
  changed.clear();
  shareSoon();
}

const useStored = (slug: CountrySlug): string =>
  useSyncExternalStore(
    subscribePlans,
    () => readTicks(slug),
    () => "",
  );

/** Says whether ticks are stored. */
export const TicksHint = ({ words }: { words: TicksWords }) =>
  words[useSyncExternalStore(subscribePlans, arePlansKept, () => true) ? "ticks.kept" : "ticks.refused"];

type Counted = { boxes: TickBoxes; steps: readonly number[]; words: TicksWords };

/** Counts only ticks with a checkbox here. Ticks of another path, or of a step that no longer exists, have none. */
const useDone = ({ boxes: { slug }, steps }: Omit<Counted, "words">): number =>
  useStored(slug)
    .split(" ")
    .filter((tick) => steps.includes(Number(tick))).length;

export const TicksDone = ({ words, ...counted }: Counted) =>
  fill(words["ticks.done"], { done: useDone(counted), total: counted.steps.length });

/** Sets the checkboxes to their stored state, and offers to clear them. */
export function ClearTicks(props: Counted) {
  const { slug, kind, within } = props.boxes;
  const stored = useStored(slug);
  const done = useDone(props);
  useEffect(() => {
    const ticks = new Set(stored.split(" "));
    for (const box of boxesIn(within)) box.checked = ticks.has(box.value);
  }, [stored, within]);
  const clear = () => {
    const shown = boxesIn(within).map(({ value }) => value);
    writeTicks(slug, kind, [], shown);
    shareSoon();
  };
  return (
    <>
      {/* Stays when nothing is left to clear, so that it keeps the focus. */}
      <button type="button" aria-disabled={done === 0} onClick={clear}>
        {props.words["ticks.clear"]}
      </button>
      <progress max={props.steps.length} value={done} aria-hidden="true" />
    </>
  );
}
