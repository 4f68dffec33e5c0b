import { renderToStaticMarkup } from "react-dom/server";
import { ratingWords, readSummary } from "#components/page/ratings/start-ratings.ts";
import { RatingsStrip } from "#components/page/ratings/ratings-strip.tsx";
import { leafWords } from "#lib/platform/words/leaf-words.ts";

const none = { avg: null, count: 0 };
const answer = (data: object) => ({
  ok: true,
  data: { ratings: {}, riskRating: null, risk: null, ...data },
});
const wordsOf = (body: unknown) => {
  const summary = readSummary(body);
  return summary && ratingWords(summary, leafWords());
};

test("an average has two decimals and says of how many", () => {
  const ratings = {
    visitor: { avg: 4.25, count: 12 },
    investor: { avg: 4, count: 7 },
    friendliness: { avg: 4.666_666, count: 1204 },
    ease: { avg: 3.5, count: 4 },
  };
  expect(wordsOf(answer({ ratings }))?.ratings).toEqual([
    "Visitors 4.25 n=12",
    "Investors 4.00 n=7",
    "Friendliness 4.67 n=1204",
    "Ease 3.50 n=4, few ratings",
  ]);
});

test("a kind that nobody has rated is left out; none at all is said", () => {
  const rated = { visitor: { avg: 5, count: 9 }, investor: none, friendliness: none, ease: none };
  expect(wordsOf(answer({ ratings: rated }))?.ratings).toEqual(["Visitors 5.00 n=9"]);
  expect(wordsOf(answer({}))?.ratings).toEqual([]);
});

test("the link says what there is to do", () => {
  expect(wordsOf(answer({}))?.link).toBe("No ratings yet: be the first");
  expect(wordsOf(answer({ ratings: { ease: { avg: 3, count: 1 } } }))?.link).toBe("Rate this country");
});

test("a risk rating stands with its source and year, or not at all", () => {
  const risk = { source: "Worldwide Governance Indicators, 2024 edition", asOf: 2023 };
  expect(wordsOf(answer({ riskRating: "moderate", risk }))?.risk).toBe(
    "Moderate risk (Worldwide Governance Indicators, 2024 edition; 2023)",
  );
  expect(wordsOf(answer({ riskRating: "moderate", risk: null }))?.risk).toBeUndefined();
  expect(wordsOf(answer({ riskRating: "unheard of", risk }))?.risk).toBeUndefined();
});

test("figures that cannot be are not shown", () => {
  const ratings = {
    visitor: { avg: "4.25", count: 12 },
    investor: { avg: 0, count: 3 },
    friendliness: { avg: Number.NaN, count: 3 },
    ease: { avg: 4, count: -1 },
  };
  expect(wordsOf(answer({ ratings }))?.ratings).toEqual([]);
});

test.each([
  ["nothing", null],
  ["a sentence", "ok"],
  ["a failure", { ok: false, error: "There is no such country here.", code: "not_found" }],
  ["no data", { ok: true }],
  ["data without ratings", { ok: true, data: { ratings: null } }],
])("%s leaves the strip with its link alone", (_, body) => {
  expect(readSummary(body)).toBeUndefined();
});

test("a page pays little for its strip, and its link needs no script", () => {
  const html = renderToStaticMarkup(<RatingsStrip slug="sao-tome-and-principe" />);
  const link = '<a href="/explore/countries/sao-tome-and-principe/ratings">Ratings by members</a>';
  expect(html).toBe(`<p data-ratings="sao-tome-and-principe">${link}</p>`);
  expect(html.length).toBeLessThan(140);
});
