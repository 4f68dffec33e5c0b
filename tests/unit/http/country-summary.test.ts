import { GET } from "#app/api/country/[slug]/summary/route.ts";
import { listCountrySlugs } from "#lib/countries/index.ts";

const ask = (slug: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost/api/country/${slug}/summary`, { headers }), {
    params: Promise.resolve({ slug }),
  });

test("a country is answered with no invented rating and the source of its risk", async () => {
  const answer = await ask("ghana");
  const { data } = await answer.json();
  const unrated = { avg: null, count: 0 };
  expect(data).toMatchObject({
    slug: "ghana",
    iso2: "GH",
    ratings: { visitor: unrated, investor: unrated, friendliness: unrated, ease: unrated },
  });
  expect(data.riskRating === null).toBe(data.risk === null);
  expect(new Date(data.updatedAt).toISOString()).toBe(data.updatedAt);
  expect(answer.headers.get("cache-control")).toBe("public, s-maxage=300, stale-while-revalidate=86400");
});

test("every country has a summary of its own", async () => {
  const tags = await Promise.all(
    listCountrySlugs().map(async (slug) => (await ask(slug)).headers.get("etag")),
  );
  expect(new Set(tags).size).toBe(54);
});

test("a caller that holds the answer gets 304 without a body", async () => {
  const etag = (await ask("ghana")).headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const answer = await ask("ghana", { "if-none-match": held });
    expect([answer.status, answer.headers.get("etag"), await answer.text()]).toEqual([304, etag, ""]);
  }
  expect((await ask("ghana", { "if-none-match": '"other"' })).status).toBe(200);
});

test.each(["atlantis", "Ghana", "__proto__", "constructor", ""])(
  "the unknown country %j is 404 in the envelope",
  async (slug) => {
    const answer = await ask(slug);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ ok: false, code: "not_found" });
  },
);
