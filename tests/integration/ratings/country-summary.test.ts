import { readSummary } from "#components/page/ratings/start-ratings.ts";
import { listCountrySlugs } from "#lib/data/countries/record/index.ts";
import { db } from "#lib/platform/db.ts";
import { rateCountry, withdrawRating } from "#lib/domains/ratings/index.ts";
import { seed } from "../../../prisma/seed.ts";
import { aMember } from "../members/account/a-member.ts";
import { askSummary, averageOf, forget } from "./a-rating.ts";

beforeAll(async () => {
  await seed(db());
  await forget("comoros", "eritrea");
});
afterAll(() => db().$disconnect());

const tagOf = async (slug: string) => (await askSummary(slug)).headers.get("etag") ?? "";

test("a country is answered with no invented rating and the source of its risk", async () => {
  const answer = await askSummary("eritrea");
  const { data } = await answer.json();
  const unrated = { avg: null, count: 0 };
  expect(data).toMatchObject({
    slug: "eritrea",
    iso2: "ER",
    ratings: { visitor: unrated, investor: unrated, friendliness: unrated, ease: unrated },
  });
  expect(data.riskRating === null).toBe(data.risk === null);
  expect(new Date(data.updatedAt).toISOString()).toBe(data.updatedAt);
  expect(answer.headers.get("cache-control")).toBe("public, s-maxage=300, stale-while-revalidate=86400");
});

test("every country has a summary of its own", async () => {
  const tags = await Promise.all(listCountrySlugs().map(tagOf));
  expect(new Set(tags).size).toBe(54);
});

test.each([
  ["ivory-coast", "cote-divoire"],
  ["drc", "dr-congo"],
  ["cape-verde", "cabo-verde"],
])("%s is answered as %s, as its pages are", async (alias, slug) => {
  const answer = await askSummary(alias);
  expect([answer.status, (await answer.json()).data.slug]).toEqual([200, slug]);
});

test("a caller that holds the answer gets 304 without a body", async () => {
  const etag = await tagOf("eritrea");
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const answer = await askSummary("eritrea", { "if-none-match": held });
    expect([answer.status, answer.headers.get("etag"), await answer.text()]).toEqual([304, etag, ""]);
  }
  expect((await askSummary("eritrea", { "if-none-match": '"other"' })).status).toBe(200);
});

test.each(["atlantis", "Ghana", "__proto__", "constructor", ""])(
  "the unknown country %j is 404 in the envelope",
  async (slug) => {
    const answer = await askSummary(slug);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ ok: false, code: "not_found" });
  },
);

test("the summary changes with each rating, and with nothing else", async () => {
  const [ama, kofi] = [await aMember(), await aMember()];
  const give = (member: { id: string }, score: 1 | 4 | 5, comment?: string) =>
    rateCountry(member, "comoros", { kind: "ease", score, comment });
  const tags = [await tagOf("comoros")];
  for (const action of [
    () => give(ama, 5),
    () => give(kofi, 4),
    () => give(kofi, 5),
    () => give(kofi, 5, "The boat comes on Fridays"),
    () => withdrawRating(ama, "comoros", { kind: "ease" }),
  ]) {
    await action();
    tags.push(await tagOf("comoros"));
  }
  expect(new Set(tags).size).toBe(6);
  await give(kofi, 5, "The boat comes on Fridays");
  expect(await tagOf("comoros")).toBe(tags.at(-1));
  expect(await averageOf("comoros", "ease")).toEqual({ avg: 5, count: 1 });
});

test("the strip of a guide understands it", async () => {
  const ama = await aMember();
  await rateCountry(ama, "comoros", { kind: "friendliness", score: 4, comment: undefined });
  const summary = readSummary(await (await askSummary("comoros")).json());
  expect(summary?.ratings).toContainEqual({ kind: "friendliness", avg: 4, count: 1 });
  expect(summary?.risk?.asOf).toBeGreaterThan(2000);
});

test("it is as new as its newest rating, and no older than the data", async () => {
  const ama = await aMember();
  await rateCountry(ama, "comoros", { kind: "visitor", score: 3, comment: undefined });
  const { data: before } = await (await askSummary("eritrea")).json();
  const at = async (moment: string) => {
    await db()
      .$executeRaw`UPDATE ratings SET updated_at = ${moment}::timestamptz WHERE country_slug = 'comoros'`;
    return (await (await askSummary("comoros")).json()).data.updatedAt;
  };
  expect(await at("2031-03-04T05:06:07.089Z")).toBe("2031-03-04T05:06:07.089Z");
  expect(await at("2001-01-01T00:00:00Z")).toBe(before.updatedAt);
});
