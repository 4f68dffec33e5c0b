import { savesData } from "../saves-data.ts";
import { ratingWords } from "./rating-words.ts";
import { readSummary, type Summary } from "./read-summary.ts";

const summaryPath = (slug: string) => `/api/country/${encodeURIComponent(slug)}/summary`;

/** Where a guide says how its risk rating is reckoned. */
const riskAnchor = "risk";

/** Parts with a space between them, for those who hear the line or copy it. */
function draw(summary: Summary): (Node | string)[] {
  const words = ratingWords(summary);
  const parts = words.ratings.flatMap((text) => {
    const part = document.createElement("span");
    part.textContent = text;
    return [part, " "];
  });
  if (!words.risk) return parts;
  const leads = document.getElementById(riskAnchor) !== null;
  const risk = document.createElement(leads ? "a" : "span");
  if (leads) risk.setAttribute("href", `#${riskAnchor}`);
  risk.textContent = words.risk;
  return [...parts, risk];
}

async function fill(strip: HTMLElement, signal: AbortSignal): Promise<void> {
  const answer = await fetch(summaryPath(strip.dataset.ratings ?? ""), { signal });
  const summary = answer.ok ? readSummary(await answer.json()) : undefined;
  if (!summary || signal.aborted) return;
  strip.replaceChildren(...draw(summary));
  // A line longer than the screen scrolls; then the keyboard must be able to scroll it as well.
  if (strip.scrollWidth <= strip.clientWidth) return;
  strip.tabIndex = 0;
  strip.role = "group";
  strip.ariaLabel = "Ratings";
}

/**
 * Fills the page's ratings strip once it is near the screen. Nothing is asked for those who save data; where the
 * answer fails, or is none, the strip stays empty.
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
