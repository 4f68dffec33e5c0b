import { savesData } from "#components/browser/saves-data.ts";
import { element, findSlots, whenNear } from "#components/browser/slots.ts";
import { loadWords } from "#components/words/load-words.ts";
import type { LeafWords } from "#lib/platform/words/open/leaf-words.ts";
import { ratingWords } from "./rating-words.ts";
import { readSummary, type Summary } from "./read-summary.ts";

/** The part of a guide that says how its risk rating is computed. */
const riskAnchor = "risk";

/** The link to how the risk is computed: on this page, or on the page of the rule. */
const riskHref = () => (document.getElementById(riskAnchor) ? `#${riskAnchor}` : "/explore/risk-rating");

/** The ratings of a country in short; undefined if the response has none. */
async function askSummary(slug: string, signal: AbortSignal): Promise<Summary | undefined> {
  const answer = await fetch(`/api/country/${encodeURIComponent(slug)}/summary`, { signal });
  return readSummary(await answer.json()); // an error response is read as well: unread, it would stay open
}

/**
 * Renders the line with the ratings of a country and its risk, with a space between the parts for screen readers and
 * for copying.
 */
function draw(line: HTMLElement, summary: Summary, words: LeafWords): void {
  const { ratings, link, risk } = ratingWords(summary, words);
  const hadFocus = line.contains(document.activeElement);
  const rate = element("a", { href: line.querySelector("a")?.getAttribute("href") ?? "" }, link);
  line.replaceChildren(
    ...ratings.flatMap((text) => [element("span", {}, text), " "]),
    rate,
    ...(risk ? [" ", element("a", { href: riskHref() }, risk)] : []),
  );
  if (hadFocus) rate.focus({ preventScroll: true });
  if (line.scrollWidth <= line.clientWidth) return;
  // A line wider than the screen scrolls; then the keyboard must be able to scroll it as well.
  line.tabIndex = 0;
  line.role = "group";
  line.ariaLabel = words["ratings.label"];
}

/** Loads the ratings of a country once their line is near the screen. Requests nothing for visitors who save data. */
export function startRatings(signal: AbortSignal): void {
  for (const line of findSlots("ratings")) {
    const slug = line.dataset["ratings"] ?? "";
    const ask = async () => {
      const [summary, words] = await Promise.all([askSummary(slug, signal), loadWords()]);
      if (summary) draw(line, summary, words);
    };
    whenNear(line, () => savesData() || ask().catch(() => undefined), signal); // its link remains
  }
}
