import { savesData } from "#components/browser/saves-data.ts";
import { element, findSlots, whenNear } from "#components/browser/slots.ts";
import { loadWords } from "#components/words/load-words.ts";
import { type LeafWords, fill } from "#lib/platform/words/open/leaf-words.ts";
import { ratingInWords } from "#lib/domains/ratings/open/words.ts";
import { ratingKinds, type RatingKind } from "#lib/domains/ratings/open/ratings.ts";

const riskLevels = ["low", "moderate", "elevated", "high"] as const;
type RiskLevel = (typeof riskLevels)[number];

type Summary = {
  ratings: { kind: RatingKind; avg: number; count: number }[];
  risk?: { level: RiskLevel; source: string; asOf: number };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function readRating(kind: RatingKind, value: unknown): Summary["ratings"] {
  if (!isRecord(value)) return [];
  const { avg, count } = value;
  const isRated = typeof avg === "number" && avg >= 1 && avg <= 5;
  return isRated && Number.isInteger(count) && Number(count) > 0 ? [{ kind, avg, count: Number(count) }] : [];
}

function readRisk(level: unknown, risk: unknown): Summary["risk"] {
  const known = riskLevels.find((one) => one === level);
  if (!known || !isRecord(risk)) return undefined;
  const { source, asOf } = risk;
  return typeof source === "string" && source !== "" && Number.isInteger(asOf)
    ? { level: known, source, asOf: Number(asOf) }
    : undefined;
}

/**
 * What of a summary response can be shown: kinds that have ratings, and a risk that has its source. Otherwise
 * undefined.
 */
export function readSummary(answer: unknown): Summary | undefined {
  if (!isRecord(answer) || answer.ok !== true || !isRecord(answer.data)) return undefined;
  const { ratings, riskRating, risk } = answer.data;
  if (!isRecord(ratings)) return undefined;
  return {
    ratings: ratingKinds.flatMap((kind) => readRating(kind, ratings[kind])),
    risk: readRisk(riskRating, risk),
  };
}

/** The text of the strip, part by part: "Visitors 4.25 n=12", then the text of its link, then the risk. */
export function ratingWords(
  { ratings, risk }: Summary,
  words: LeafWords,
): { ratings: string[]; link: string; risk?: string | undefined } {
  return {
    ratings: ratings.map((rating) =>
      fill(words["ratings.of"], {
        kind: words[`ratings.kind.${rating.kind}`],
        rating: ratingInWords(rating, words),
      }),
    ),
    link: words[ratings.length > 0 ? "ratings.rate" : "ratings.first"],
    risk: risk && fill(words[`ratings.risk.${risk.level}`], { source: risk.source, year: risk.asOf }),
  };
}

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
