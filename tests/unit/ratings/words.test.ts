import { ratingFields, scaleOf } from "#lib/domains/ratings/shared/fields.ts";
import { ratingKinds } from "#lib/domains/ratings/open/ratings.ts";
import { ratingsPath, ratingsPaths, signInForRatings } from "#lib/domains/ratings/open/paths.ts";
import { ratingInput } from "#lib/domains/ratings/schema.ts";
import { ratingInWords } from "#lib/domains/ratings/open/words.ts";
import { leafWords } from "#lib/platform/words/leaf-words.ts";
import { safeNext } from "#lib/domains/members/shared/code-schema.ts";

test.each([
  [{ avg: 4.33, count: 3 }, "4.33 n=3, few ratings"],
  [{ avg: 4.33, count: 4 }, "4.33 n=4, few ratings"],
  [{ avg: 4.33, count: 5 }, "4.33 n=5"],
  [{ avg: 4, count: 1204 }, "4.00 n=1204"],
  [{ avg: null, count: 0 }, "No ratings yet"],
])("%j is %j", (rating, words) => {
  expect(ratingInWords(rating, leafWords())).toBe(words);
});

test("each kind asks a question and says what its ends mean", () => {
  for (const kind of ratingKinds) {
    expect(scaleOf(kind).question).toMatch(/^[A-Z].+\?$/);
    expect(scaleOf(kind).low).not.toBe(scaleOf(kind).high);
  }
  expect(ratingFields.map(({ name }) => name)).toEqual(Object.keys(ratingInput.shape));
});

test("there is a page for each of the 54, and signing in leads back to it", () => {
  expect(new Set(ratingsPaths).size).toBe(54);
  const next = new URL(signInForRatings("kenya"), "http://localhost").searchParams.get("next");
  expect(safeNext(next)).toBe(ratingsPath("kenya"));
});
