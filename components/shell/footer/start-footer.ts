import { privacyNotes, privacyRegions, type PrivacyRegion } from "#lib/content/privacy-notes.ts";
import { regionOf } from "./region-of.ts";
import { startHashCrumb } from "./start-hash-crumb.ts";

/**
 * Gives the footer the privacy note of the visitor's region, by the languages of the browser, and puts a switch where
 * the link to all notes stands without script. The choice is not stored. Ends, and puts everything back, with `signal`.
 */
export function startFooter(signal: AbortSignal): void {
  if (signal.aborted) return;
  startHashCrumb(signal);
  const link = document.querySelector<HTMLElement>(".privacy > a");
  const note = document.querySelector<HTMLElement>(".privacy > p");
  if (!link || !note) return;

  const written = note.textContent;
  const select = document.createElement("select");
  for (const region of privacyRegions) select.append(new Option(privacyNotes[region].region, region));
  select.value = regionOf(navigator.languages);
  const show = () => void (note.textContent = privacyNotes[select.value as PrivacyRegion].note);
  show();
  select.addEventListener("change", () => {
    note.setAttribute("aria-live", "polite");
    show();
  });

  const label = document.createElement("label");
  label.append("Privacy for", select);
  link.before(label);
  link.hidden = true;
  signal.addEventListener("abort", () => {
    label.remove();
    link.hidden = false;
    note.textContent = written;
  });
}
