import { profileFindings, sharedSentences, textsOfProfile } from "#tests/support/profile-checks.ts";
import { nearCopies, type Finding } from "#tests/support/record-checks.ts";
import { findHistory } from "#lib/data/countries/histories/index.ts";
import { countryDescription, describeCountry, findProfile } from "#lib/data/countries/profiles/index.ts";
import { friendlyScore, plainGoods } from "#lib/data/countries/index.ts";
import { findCountry, findMobility, listCountries, rankingsOf } from "#lib/data/countries/record/index.ts";
import { mobility } from "#lib/data/countries/record/open/mobility-schema.ts";
import type { CountryProfile } from "#lib/data/countries/profiles/open/types.ts";

const all = listCountries().map((country) => ({
  country,
  slug: country.slug,
  profile: findProfile(country.slug)!,
}));

test.each(all.map((one) => [one.slug, one] as const))(
  "%s: each text is there, within its length, plain, and agrees with the facts",
  (_, { country, profile }) => {
    expect(profileFindings(profile, country)).toEqual([]);
  },
);

test("the check finds what is wrong", () => {
  const { country, profile } = all.find(({ slug }) => slug === "togo")!;
  const wrong: CountryProfile = {
    ...profile,
    welcome: "Togo is the largest market, in SADC, with 9 million people.",
    cities: [{ ...profile.cities[1]!, at: { lat: 48.85, lon: 2.35 } }],
    risks: [],
  };
  const found = profileFindings(wrong, country).join("\n");
  for (const word of [
    "largest",
    "SADC",
    "no date: 9",
    "characters",
    "first city",
    "outside the country",
    "0 risks",
  ])
    expect(found).toContain(word);
});

test("no sentence is shared by two countries, and no text nearly", () => {
  expect(sharedSentences(all)).toEqual([]);
  const pages = all.map(({ slug, profile }) => ({
    path: `/explore/countries/${slug}` as const,
    lead: profile.welcome,
    sections: textsOfProfile(profile).map(({ text }) => ({
      kind: "prose",
      id: "x",
      heading: "x",
      paragraphs: [text],
    })),
  }));
  const copies: Finding[] = nearCopies(pages as unknown as Parameters<typeof nearCopies>[0], 0.35);
  expect(copies).toEqual([]);
});

test("every field of the profile record is there for all 54, or says why it is not known", () => {
  for (const { slug } of all) {
    const parsed = countryDescription.safeParse(describeCountry(slug));
    expect([slug, parsed.error?.issues]).toEqual([slug, undefined]);
  }
  expect(describeCountry("atlantis")).toBeUndefined();
});

test("what is known of moving fits its schema for all 54, and every source it names can be shown", () => {
  for (const { slug } of all) {
    expect([slug, mobility.safeParse(findMobility(slug)).error?.issues]).toEqual([slug, undefined]);
  }
  expect(findMobility("atlantis")).toBeUndefined();
});

test("the friendly score is five and half a point for each of four things", () => {
  const [togo, libya] = [findCountry("togo")!, findCountry("libya")!];
  const scored = friendlyScore(togo, findMobility("togo")!);
  expect([scored.score, scored.points.map(({ isMet }) => isMet)]).toEqual([7, [true, true, true, true]]);
  for (const { country, slug } of all) {
    const { score, points } = friendlyScore(country, findMobility(slug)!);
    expect(score).toBe(5 + points.filter(({ isMet }) => isMet).length / 2);
  }
  const bare = {
    ...libya,
    registration: { ...libya.registration, online: null, oneStopShop: null, minCapital: null },
  };
  expect(friendlyScore(bare, { ...findMobility("libya")!, evisa: null, visaOnArrival: null }).score).toBe(5);
});

test("a ranking says the place its source gives, with the year of the edition", () => {
  expect(rankingsOf(findCountry("togo")!)).toContainEqual({
    key: "corruption_perceptions",
    name: "Corruption Perceptions Index",
    source: "Corruption Perceptions Index 2025",
    rank: 120,
    of: 182,
    year: 2025,
  });
  for (const { country } of all) expect(rankingsOf(country).length).toBeGreaterThan(0);
});

test("capital, currency, blocs, languages, neighbours and exports are the facts' own in every profile record", () => {
  for (const { country, slug, profile } of all) {
    const record = describeCountry(slug)!;
    expect(profile.cities.map(({ name }) => name)).toContain(
      country.capitals.map(({ name }) => name).find((name) => name === profile.cities[0]?.name),
    );
    expect(record.trade.exchange).toEqual({ currency: country.currency.name, code: country.currency.code });
    expect(record.languages.map(({ name }) => name)).toEqual(country.languages.map(({ name }) => name));
    const goods = plainGoods(country.exportGoods);
    expect(record.trade.majorExports).toEqual(
      goods
        ? { items: goods.items, year: goods.year, source: goods.source }
        : { unknown: expect.any(String) },
    );
    for (const other of country.borders)
      expect([slug, findCountry(other)?.borders.includes(slug)]).toEqual([slug, true]);
    expect(findHistory(slug)).toBeDefined();
  }
});
