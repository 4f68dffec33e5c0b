import { similarCountries } from "#lib/data/countries/index.ts";
import { findCountry, listCountries } from "#lib/data/countries/record/index.ts";

const all = listCountries().map(({ slug }) => ({ slug, near: similarCountries(slug) }));

test("each of the 54 has three, nearest first, and never itself", () => {
  for (const { slug, near } of all) {
    expect([slug, near.length]).toEqual([slug, 3]);
    const slugs = near.map((one) => one.slug);
    expect(new Set([...slugs, slug]).size).toBe(4);
    const distances = near.map(({ distance }) => distance);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    for (const distance of distances) expect(distance).toBeGreaterThan(0);
  }
});

test("two countries are as far apart whichever of them is asked", () => {
  const distances = new Map<string, number>(
    all.flatMap(({ slug, near }) => near.map((one) => [`${slug} ${one.slug}`, one.distance] as const)),
  );
  const mutual = [...distances].filter(([pair]) => distances.has(pair.split(" ").toReversed().join(" ")));
  expect(mutual.length).toBeGreaterThan(20);
  for (const [pair, distance] of mutual)
    expect(distances.get(pair.split(" ").toReversed().join(" "))).toBeCloseTo(distance, 12);
});

test("the answer is the same each time, and nothing is near to an unknown country", () => {
  expect(similarCountries("ghana")).toEqual(similarCountries("ghana"));
  expect(similarCountries("atlantis")).toEqual([]);
});

test("the sentence names what is alike and what differs, with the values of both and their years", () => {
  for (const { slug, near } of all) {
    for (const { sentence, name } of near) {
      expect(sentence).toMatch(
        /^[A-ZÀ-Þ].+ is nearest to .+ in “.+” \(.+\) and “.+” \(.+\); the two differ most in “.+” \(.+\)\.$/,
      );
      expect(sentence).toContain(name);
      expect(sentence).toContain(findCountry(slug)?.name);
      expect(sentence.match(/, (19|20)\d\d( and (19|20)\d\d)?\)/g)).toHaveLength(3);
      expect(sentence).not.toMatch(/NaN|undefined|null/);
    }
  }
});
