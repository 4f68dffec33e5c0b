import { element, findSlots } from "#components/browser/slots.ts";
import { loadWords } from "#components/words/load-words.ts";
import { leadRetentionMonths } from "#lib/data/retention/open/periods.ts";
import { fill, type LeafWords } from "#lib/platform/words/open/leaf-words.ts";
import { privacyRegions, type PrivacyRegion } from "#lib/data/content/privacy-regions.ts";

/** The EU, Iceland, Liechtenstein and Norway, and the outermost regions that are part of the EU. */
const eeaCountries =
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO AX GF GP MF MQ RE YT".split(
    " ",
  );

/**
 * Languages native to the EEA and rarely used elsewhere. French, Portuguese, Spanish and English are used in Africa
 * too.
 */
const eeaLanguages =
  "bg ca cs da de el et eu fi fy ga gl hr hu is it lb lt lv mt nb nl nn no pl ro sk sl sv".split(" ");

function read(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/**
 * The privacy region that a browser's languages point to. The first language decides: by its own region, else by the
 * region it has further down the list, else by where it is used. Later languages only say what else the visitor reads.
 */
export function regionOf(languages: readonly string[]): PrivacyRegion {
  const known = languages.flatMap((tag) => read(tag) ?? []);
  const language = known[0]?.language;
  const country = known.find((one) => one.language === language && one.region)?.region;
  if (country === "GB") return "uk";
  if (country === "US") return "us";
  if (country) return eeaCountries.includes(country) ? "eea" : "other";
  return language && eeaLanguages.includes(language) ? "eea" : "other";
}

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
