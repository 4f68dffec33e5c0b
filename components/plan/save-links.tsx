"use client";

import { useEffect } from "react";
import { isPlainPress } from "#components/browser/is-plain-press.ts";
import { plansKey } from "./plan-keys.ts";
import type { SaveWords } from "./plan-words.ts";

/** Links to the sheet of a plan (`planHref`); with script they keep the plan instead. */
const selector = '[data-opens="plan"]';

/** Comes with the first press, or where the device has plans. */
const loadSaving = () => import("./save-plan.ts");

/** Has the links that lead to the sheet of a plan keep the plan on this device. */
export function SaveLinks({ words }: { words: SaveWords }) {
  useEffect(() => {
    const gone = new AbortController();
    const mark = async () => (await loadSaving()).markSaved(document.querySelectorAll(selector), words);
    try {
      if (plansKey in localStorage) mark().catch(() => undefined); // the links lead to a sheet
    } catch {
      // A browser that forbids storage keeps no plan.
    }
    document.addEventListener(
      "click",
      (event) => {
        const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector);
        if (!link || !isPlainPress(event)) return;
        event.preventDefault();
        const save = async () => (await loadSaving()).savePlan(link, words);
        save().catch(() => location.assign(link.href));
      },
      { signal: gone.signal },
    );
    return () => gone.abort();
  }, [words]);
  return null;
}
