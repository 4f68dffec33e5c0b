"use client";

import { useEffect } from "react";
import { isPlainPress } from "#components/browser/links.ts";
import { plansKey } from "./plan-keys.ts";
import type { SaveWords } from "./plan-words.ts";

/** Links to a plan sheet (`planHref`). With script they save the plan instead. */
const selector = '[data-opens="plan"]';

/** Loaded with the first click, or if the device has plans. */
const loadSaving = () => import("./save-plan.ts");

/** Makes links to a plan sheet save the plan on this device. */
export function SaveLinks({ words }: { words: SaveWords }) {
  useEffect(() => {
    const gone = new AbortController();
    const mark = async () => (await loadSaving()).markSaved(document.querySelectorAll(selector), words);
    try {
      if (plansKey in localStorage) mark().catch(() => undefined); // on failure the links lead to a sheet
    } catch {
      // A browser that forbids storage has no plans.
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
