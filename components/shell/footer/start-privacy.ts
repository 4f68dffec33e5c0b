import { element, findSlots } from "#components/browser/slots.ts";
import { loadWords } from "#components/words/load-words.ts";
import { leadRetentionMonths } from "#lib/data/retention/open/periods.ts";
import { fill } from "#lib/platform/words/open/fill.ts";
import type { LeafWords } from "#lib/platform/words/open/leaf-words.ts";
import { privacyRegions, type PrivacyRegion } from "#lib/data/content/privacy-regions.ts";
import { regionOf } from "./region-of.ts";

const noteOf = (region: PrivacyRegion, words: LeafWords): string =>
  fill(words[`privacy.note.${region}`], { months: leadRetentionMonths });

/** The note of a region with a list of the others. The chosen note is read aloud, and the choice is stored nowhere. */
export function privacyChoice(region: PrivacyRegion, words: LeafWords): HTMLElement[] {
  const options = privacyRegions.map((one) =>
    element("option", { value: one }, words[`privacy.region.${one}`]),
  );
  const select = element("select", {}, ...options);
  select.value = region;
  const note = element("p", {}, noteOf(region, words));
  select.addEventListener("change", () => {
    note.ariaLive = "polite";
    note.textContent = noteOf(select.value as PrivacyRegion, words);
  });
  return [element("label", {}, words["privacy.for"], select), note];
}

/** Replaces the default privacy note with that of the visitor's region, by the languages of the browser. */
export async function startPrivacy(): Promise<void> {
  const words = await loadWords();
  for (const place of findSlots("privacy")) {
    const hadFocus = place.contains(document.activeElement);
    place.replaceChildren(...privacyChoice(regionOf(navigator.languages), words));
    if (hadFocus) place.querySelector("select")?.focus({ preventScroll: true });
  }
}
