"use client";

import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { oldTicksKey, plansKey } from "#components/plan/plan-keys.ts";
import type * as PlanStore from "#components/plan/plan-store.ts";
import type { PathKind } from "#lib/countries/paths/open/path-kinds.ts";
import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";

type Props = {
  slug: CountrySlug;
  kind: PathKind;
  /** The numbers of the steps that are counted: those that everybody on this path takes. */
  steps: readonly number[];
  /** The id of what holds all boxes. */
  within: string;
};

/** What becomes of the ticks is said once it is known. */
const hints = {
  unknown: "Tick what you have done.",
  kept: "Tick what you have done. Ticks stay on this device, in your plan.",
  refused: "Tick what you have done. This browser keeps no ticks: they last until you close the page.",
};

const boxesIn = (within: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`#${within} input[type="checkbox"]`),
];

const valuesOf = (boxes: readonly HTMLInputElement[]) => boxes.map(({ value }) => value);
const never = () => () => {};

/** Whether the device may hold ticks of this guide: only then, or with the first tick, the plans are read. */
function mayHoldTicks(): boolean {
  try {
    return plansKey in localStorage || oldTicksKey in localStorage;
  } catch {
    return false;
  }
}

/**
 * Keeps the ticks of the server-drawn steps in the plan of the country on this device and says how many are done. It
 * listens at the list, so the steps themselves need no script; before it arrives, and without it, the boxes can still be
 * ticked.
 */
export function ChecklistProgress({ slug, kind, steps, within }: Props) {
  const [store, setStore] = useState<typeof PlanStore>();
  const stored = useSyncExternalStore(
    store?.subscribePlans ?? never,
    () => store?.readTicks(slug) ?? null,
    () => null,
  );
  const areKept = useSyncExternalStore(store?.subscribePlans ?? never, store?.arePlansKept ?? isSo, isSo);

  const keep = useCallback(
    async (tickedOf: (boxes: HTMLInputElement[]) => HTMLInputElement[]) => {
      const boxes = boxesIn(within);
      const ticked = valuesOf(tickedOf(boxes));
      const plans = await import("#components/plan/plan-store.ts");
      plans.writeTicks(slug, kind, ticked, valuesOf(boxes));
      setStore(plans);
      const { shareSoon } = await import("#components/plan/share-soon.ts");
      shareSoon();
    },
    [slug, kind, within],
  );

  useEffect(() => {
    const early = boxesIn(within).filter(({ checked }) => checked);
    const begin = async () => {
      const plans = await import("#components/plan/plan-store.ts");
      // Ticked before script was here: beside what is kept, not in its place.
      plans.writeTicks(
        slug,
        kind,
        [...plans.readTicks(slug).split(" "), ...valuesOf(early)],
        valuesOf(boxesIn(within)),
      );
      setStore(plans);
    };
    if (early.length > 0 || mayHoldTicks()) begin().catch(() => undefined); // boxes can be ticked all the same
    // A browser that fills boxes again on reload would bring back what was cleared.
    for (const box of boxesIn(within)) box.setAttribute("autocomplete", "off");
    const list = document.getElementById(within);
    const handleChange = () => void keep((boxes) => boxes.filter(({ checked }) => checked));
    list?.addEventListener("change", handleChange);
    return () => list?.removeEventListener("change", handleChange);
  }, [slug, kind, within, keep]);

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
          <button type="button" aria-disabled={done === 0} onClick={() => void keep(() => [])}>
            Clear ticks
          </button>
          <progress max={total} value={done} aria-hidden="true" />
        </>
      )}
    </div>
  );
}

const isSo = () => true;
