import { liteChoice, liteCookie } from "#lib/platform/http/lite-choice.ts";
import { leavesNoTrace } from "#components/browser/device-store.ts";
import { isSparing } from "#components/browser/saves-data.ts";
import { loadWords } from "#components/words/load-words.ts";
import { showToast } from "#components/browser/show-toast.ts";

type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

/** A connection changes, so what it reports is used for an hour; the visitor's own choice lasts a year. */
const hourSeconds = 60 * 60;

/**
 * Turns lite mode on for an hour once the connection of a visitor who made no choice turns out to be slow or to save
 * data, and says so. The next page they open is the lite copy. Does nothing if a choice is stored, or on a confidential
 * page.
 */
export function startLite(signal: AbortSignal): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection) return;
  const look = () => {
    if (!isSparing(connection) || liteChoice(document.cookie) !== undefined || leavesNoTrace()) return;
    const secure = location.protocol === "https:" ? "; Secure" : "";
    document.cookie = `${liteCookie}=1; Max-Age=${hourSeconds}; Path=/; SameSite=Lax${secure}`;
    if (liteChoice(document.cookie) === undefined) return; // the browser stores no cookies
    void loadWords().then(
      (words) =>
        showToast({ text: words["lite.slow"], action: { label: words["lite.meaning"], href: "/lite" } }),
      () => undefined, // the header links to the page that says whether lite mode is on
    );
  };
  connection.addEventListener("change", look, { signal });
  look();
}
