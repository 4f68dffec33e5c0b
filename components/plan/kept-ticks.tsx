import { useEffect, useSyncExternalStore } from "react";
import type { PathKind } from "#lib/countries/paths/open/path-kinds.ts";
import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import { fill } from "#lib/words/open/fill.ts";
import { arePlansKept, readTicks, subscribePlans, writeTicks } from "./plan-store.ts";
import type { TicksWords } from "./plan-words.ts";
import { shareSoon } from "./share-soon.ts";

/** Where boxes of steps stand, whose they are, and what was changed in them since they were last written down. */
export type TickBoxes = {
  slug: CountrySlug;
  kind: PathKind;
  /** The id of what holds all boxes. */
  within: string;
  changed: Map<string, boolean>;
};

const boxesIn = (within: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`#${within} input[type="checkbox"]`),
];

/** Writes down the boxes that were changed, and none of the others: what they show may not be known yet. */
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

/** Says what becomes of the ticks. */
export const TicksHint = ({ words }: { words: TicksWords }) =>
  words[useSyncExternalStore(subscribePlans, arePlansKept, () => true) ? "ticks.kept" : "ticks.refused"];

type Counted = { boxes: TickBoxes; steps: readonly number[]; words: TicksWords };

/** Ticks of another path, or of a step that is no more, have no box here. */
const useDone = ({ boxes: { slug }, steps }: Omit<Counted, "words">): number =>
  useStored(slug)
    .split(" ")
    .filter((tick) => steps.includes(Number(tick))).length;

export const TicksDone = ({ words, ...counted }: Counted) =>
  fill(words["ticks.done"], { done: useDone(counted), total: counted.steps.length });

/** Has the boxes show what is kept, and clears them. */
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
      {/* Stays when nothing is left to clear, so that the focus on it does. */}
      <button type="button" aria-disabled={done === 0} onClick={clear}>
        {props.words["ticks.clear"]}
      </button>
      <progress max={props.steps.length} value={done} aria-hidden="true" />
    </>
  );
}
