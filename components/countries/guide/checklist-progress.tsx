"use client";

import { useEffect, useState } from "react";
import type * as KeptTicks from "#components/plan/kept-ticks.tsx";
import { oldTicksKey, plansKey } from "#components/plan/plan-keys.ts";
import type { TicksWords } from "#components/plan/plan-words.ts";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";

type Props = {
  slug: CountrySlug;
  kind: PathKind;
  /** The numbers of the steps that count: those that everybody on this path takes. */
  steps: readonly number[];
  /** The id of the element that contains all checkboxes. */
  within: string;
  words: TicksWords;
};

/** Whether the device may store ticks of this guide. The plans are read only then, or with the first tick. */
function mayHoldTicks(): boolean {
  try {
    return plansKey in localStorage || oldTicksKey in localStorage;
  } catch {
    return false;
  }
}

/**
 * Stores the ticks of the server-rendered steps in the plan of the country on this device, and shows how many are done.
 * It listens on the list, so the steps need no script of their own. Checkboxes work before the script loads and without
 * it. The code that stores ticks loads with the first tick, and ticks made before then are stored once it is there.
 */
export function ChecklistProgress({ slug, kind, steps, within, words }: Props) {
  const [changed] = useState(() => new Map<string, boolean>());
  const [kept, setKept] = useState<typeof KeptTicks>();
  const boxes = { slug, kind, within, changed };

  useEffect(() => {
    const bring = async () => {
      const ticks = await import("#components/plan/kept-ticks.tsx");
      if (changed.size > 0) ticks.keepChanged({ slug, kind, within, changed });
      setKept(ticks);
    };
    const tryTo = () => void bring().catch(() => undefined); // checkboxes can be ticked all the same
    const list = document.getElementById(within);
    for (const box of list?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? []) {
      if (box.checked) changed.set(box.value, true); // ticked before the script loaded
      // A browser that restores checkboxes on reload would bring back ticks that were cleared.
      box.setAttribute("autocomplete", "off");
    }
    if (changed.size > 0 || mayHoldTicks()) tryTo();
    const handleChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.type !== "checkbox") return;
      changed.set(target.value, target.checked);
      tryTo();
    };
    list?.addEventListener("change", handleChange);
    return () => list?.removeEventListener("change", handleChange);
  }, [slug, kind, within, changed]);

  return (
    <div className="progress">
      <p>{kept ? <kept.TicksHint words={words} /> : words["ticks.unknown"]}</p>
      <p role="status">{kept && <kept.TicksDone boxes={boxes} steps={steps} words={words} />}</p>
      {kept && <kept.ClearTicks boxes={boxes} steps={steps} words={words} />}
    </div>
  );
}
