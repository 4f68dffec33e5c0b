"use client";

import { useState, useSyncExternalStore } from "react";
import { useScripted } from "#components/ui/use-scripted.ts";
import { writeStored } from "#components/browser/device-store.ts";
import { readSwitches, shortcutsKey, type ShortcutSwitches } from "#components/browser/shortcut-switches.ts";

const switches = ["slash", "question", "digits"] as const satisfies readonly (keyof ShortcutSwitches)[];

type Props = { words: Record<"legend" | "unkept" | (typeof switches)[number], string> };

const allOn = JSON.stringify({ slash: true, question: true, digits: true });
const stored = () => JSON.stringify(readSwitches());

/** Other tabs may change the setting too. */
function onStorage(tell: () => void): () => void {
  addEventListener("storage", tell);
  return () => removeEventListener("storage", tell);
}

/** Turns shortcuts off and on, on this device, at once. It is disabled until script runs. */
export function ShortcutSwitches({ words }: Props) {
  const scripted = useScripted();
  const kept = useSyncExternalStore(onStorage, stored, () => allOn);
  const [unkept, setUnkept] = useState(false);
  const [, redraw] = useState(0);
  const on = JSON.parse(kept) as ShortcutSwitches;

  const change = (name: keyof ShortcutSwitches, isOn: boolean) => {
    setUnkept(!writeStored(shortcutsKey, { ...on, [name]: isOn }));
    redraw((count) => count + 1);
  };
  return (
    <fieldset disabled={!scripted}>
      <legend className="font-semibold">{words.legend}</legend>
      {switches.map((name) => (
        <div key={name} className="check">
          <input
            type="checkbox"
            id={`switch-${name}`}
            checked={on[name]}
            onChange={(event) => change(name, event.target.checked)}
          />
          <label htmlFor={`switch-${name}`}>{words[name]}</label>
        </div>
      ))}
      <p role="status" className="text-sm text-danger">
        {unkept && words.unkept}
      </p>
    </fieldset>
  );
}
