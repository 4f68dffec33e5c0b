"use client";

import { useEffect, useSyncExternalStore } from "react";
import { readTicks, subscribeTicks, writeTicks } from "./checklist-store.ts";

type Props = { slug: string; total: number; listId: string };

const boxesIn = (listId: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`#${listId} input[type="checkbox"]`),
];

/**
 * Keeps the ticks of the server-drawn steps on this device and says how many are done. It listens at the list, so the
 * steps themselves need no script; before it arrives, and without it, the boxes can still be ticked.
 */
export function ChecklistProgress({ slug, total, listId }: Props) {
  const stored = useSyncExternalStore(
    subscribeTicks,
    () => readTicks(slug),
    () => null,
  );

  useEffect(() => {
    const early = boxesIn(listId).flatMap(({ checked, value }) => (checked ? [value] : []));
    if (early.length > 0) writeTicks(slug, [...readTicks(slug).split(" "), ...early]);
    const list = document.getElementById(listId);
    const handleChange = () =>
      writeTicks(
        slug,
        boxesIn(listId).flatMap(({ checked, value }) => (checked ? [value] : [])),
      );
    list?.addEventListener("change", handleChange);
    return () => list?.removeEventListener("change", handleChange);
  }, [slug, listId]);

  useEffect(() => {
    if (stored === null) return;
    const ticks = new Set(stored.split(" "));
    for (const box of boxesIn(listId)) box.checked = ticks.has(box.value);
  }, [stored, listId]);

  const done = stored ? stored.split(" ").filter(Boolean).length : 0;
  return (
    <div className="progress">
      <p>Tick what you have done. Ticks stay on this device.</p>
      <p role="status">{stored !== null && `${done} of ${total} done`}</p>
      {done > 0 && (
        <button type="button" onClick={() => writeTicks(slug, [])}>
          Clear ticks
        </button>
      )}
      {stored !== null && <progress max={total} value={done} aria-hidden="true" />}
    </div>
  );
}
