"use client";

import { useEffect } from "react";
import { showToast } from "#components/browser/show-toast.ts";
import { isPlainPress } from "#components/ui/island.tsx";
import { pathKinds } from "#lib/countries/paths/open/path-kinds.ts";
import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import { plansKey } from "./plan-keys.ts";
import type { SaveWords } from "./plan-words.ts";

/** Links to the sheet of a plan (`planHref`); with script they keep the plan instead. */
const selector = '[data-opens="plan"]';

const loadStore = () => import("./plan-store.ts");
const loadKeeping = () => import("./keep-offline.ts");

/** Which plan a link is about. */
function planOf({ href }: HTMLAnchorElement) {
  const { searchParams } = new URL(href);
  const slug = searchParams.get("c") as CountrySlug;
  return { slug, kind: pathKinds.find((kind) => kind === searchParams.get("path")) ?? pathKinds[0] };
}

/** From now on the link leads to the plan that is kept. */
function leadToPlan(link: HTMLAnchorElement, slug: string, label: string): void {
  link.href = `/plan#${slug}`;
  link.textContent = label;
  delete link.dataset["opens"];
}

const goTo = (href: string) => location.assign(href);

async function save(link: HTMLAnchorElement, words: SaveWords): Promise<void> {
  const { slug, kind } = planOf(link);
  const [{ arePlansKept, readOne, savePath }, { keepOffline }] = await Promise.all([
    loadStore(),
    loadKeeping(),
  ]);
  const own = `/plan#${slug}`;
  if (!readOne(slug)) savePath(slug, kind);
  if (!arePlansKept()) return goTo(link.href);
  leadToPlan(link, slug, words["save.open"]);
  showToast({ text: words["save.done"], action: { label: words["save.open"], href: own } });
  if (!(await keepOffline(slug, kind))) showToast({ text: words["save.notOffline"] });
}

/**
 * Has the links that lead to the sheet of a plan keep the plan on this device, with a copy of the guide for when there is
 * no line. Where that cannot be done, they lead where they always led.
 */
export function SaveLinks({ words }: { words: SaveWords }) {
  useEffect(() => {
    const gone = new AbortController();
    const mark = async () => {
      const [{ readOne }, { isKeptOffline }] = await Promise.all([loadStore(), loadKeeping()]);
      for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
        const { slug } = planOf(link);
        if (readOne(slug) && (await isKeptOffline(slug))) leadToPlan(link, slug, words["save.open"]);
      }
    };
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
        save(link, words).catch(() => goTo(link.href));
      },
      { signal: gone.signal },
    );
    return () => gone.abort();
  }, [words]);
  return null;
}
