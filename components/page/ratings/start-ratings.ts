import { savesData } from "#components/browser/saves-data.ts";
import { ratingWords } from "./rating-words.ts";
import { readSummary, type Summary } from "./read-summary.ts";

const summaryPath = (slug: string) => `/api/country/${encodeURIComponent(slug)}/summary`;

/** Where a guide says how its risk rating is reckoned. */
const riskAnchor = "risk";

/** The risk, with the way to how it is reckoned: on this page, or on the page of the rule. */
function drawRisk(words: string): HTMLElement {
  const isHere = document.getElementById(riskAnchor) !== null;
  const risk = document.createElement("a");
  risk.setAttribute("href", isHere ? `#${riskAnchor}` : "/explore/risk-rating");
  risk.textContent = words;
  return risk;
}

/**
 * Puts the parts around the link, which stays where it is so that it keeps the focus; with a space between them, for
 * those who hear the line or copy it.
 */
function draw(link: Element, summary: Summary): void {
  const words = ratingWords(summary);
  for (const text of words.ratings) {
    const part = document.createElement("span");
    part.textContent = text;
    link.before(part, " ");
  }
  link.textContent = words.link;
  if (words.risk) link.after(" ", drawRisk(words.risk));
}

async function fill(strip: HTMLElement, signal: AbortSignal): Promise<void> {
  const answer = await fetch(summaryPath(strip.dataset.ratings ?? ""), { signal });
  const summary = readSummary(await answer.json()); // a refusal is read as well: unread, it would stay open
  const link = strip.firstElementChild;
  if (!summary || !link || signal.aborted) return;
  draw(link, summary);
  // A line longer than the screen scrolls; then the keyboard must be able to scroll it as well.
  if (strip.scrollWidth <= strip.clientWidth) return;
  strip.tabIndex = 0;
  strip.role = "group";
  strip.ariaLabel = "Ratings";
}

/**
 * Fills the page's ratings strip once it is near the screen. Nothing is asked for those who save data; where the
 * answer fails, or is none, the strip keeps its link alone.
 */
export function startRatings(signal: AbortSignal): void {
  const strip = document.querySelector<HTMLElement>("[data-ratings]");
  if (!strip || signal.aborted || savesData()) return;
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      fill(strip, signal).catch(() => undefined);
    },
    { rootMargin: "200px" },
  );
  watcher.observe(strip);
  signal.addEventListener("abort", () => watcher.disconnect());
}
