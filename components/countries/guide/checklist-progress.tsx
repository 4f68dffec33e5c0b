"use client";

import { useEffect, useSyncExternalStore } from "react";
import { areTicksKept, readTicks, subscribeTicks, writeTicks } from "./checklist-store.ts";

type Props = {
  slug: string;
  /** The numbers of the steps that are counted: those that everybody on this path takes. */
  steps: readonly number[];
  /** The id of what holds all boxes. */
  within: string;
};

/** What becomes of the ticks is said once it is known. */
const hints = {
  unknown: "Tick what you have done.",
  kept: "Tick what you have done. Ticks stay on this device.",
  refused: "Tick what you have done. This browser keeps no ticks: they last until you close the page.",
};

const boxesIn = (within: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`#${within} input[type="checkbox"]`),
];

const valuesOf = (boxes: readonly HTMLInputElement[]) => boxes.map(({ value }) => value);

/**
 * Keeps the ticks of the server-drawn steps on this device and says how many are done. It listens at the list, so the
 * steps themselves need no script; before it arrives, and without it, the boxes can still be ticked.
 */
export function ChecklistProgress({ slug, steps, within }: Props) {
  const stored = useSyncExternalStore(
    subscribeTicks,
    () => readTicks(slug),
    () => null,
  );
  const areKept = useSyncExternalStore(subscribeTicks, areTicksKept, () => true);

  useEffect(() => {
    const early = boxesIn(within).flatMap(({ checked, value }) => (checked ? [value] : []));
    if (early.length > 0) writeTicks(slug, [...readTicks(slug).split(" "), ...early]);
    // A browser that fills boxes again on reload would bring back what was cleared.
    for (const box of boxesIn(within)) box.setAttribute("autocomplete", "off");
    const list = document.getElementById(within);
    const handleChange = () =>
      writeTicks(slug, valuesOf(boxesIn(within).filter(({ checked }) => checked)), valuesOf(boxesIn(within)));
    list?.addEventListener("change", handleChange);
    return () => list?.removeEventListener("change", handleChange);
  }, [slug, within]);

  useEffect(() => {
    if (stored === null) return;
    const ticks = new Set(stored.split(" "));
    for (const box of boxesIn(within)) box.checked = ticks.has(box.value);
  }, [stored, within]);

  // Ticks of another path, or of a step that is no more, have no box here.
  const total = steps.length;
  const done = stored ? stored.split(" ").filter((tick) => steps.includes(Number(tick))).length : 0;
  return (
    <div className="progress">
      <p>{stored === null ? hints.unknown : areKept ? hints.kept : hints.refused}</p>
      <p role="status">{stored !== null && `${done} of ${total} done`}</p>
      {stored !== null && (
        <>
          {/* Stays when nothing is left to clear, so that the focus on it does. */}
          <button
            type="button"
            aria-disabled={done === 0}
            onClick={() => writeTicks(slug, [], valuesOf(boxesIn(within)))}
          >
            Clear ticks
          </button>
          <progress max={total} value={done} aria-hidden="true" />
        </>
      )}
    </div>
  );
}
