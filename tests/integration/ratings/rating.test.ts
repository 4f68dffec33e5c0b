import * as ratings from "#app/api/country/[slug]/ratings/route.ts";
import { db } from "#lib/platform/db.ts";
import { listRatedCountries, rateCountry, ratingFormId } from "#lib/domains/ratings/index.ts";
import { draftOf } from "#tests/support/draft-of.ts";
import { forgetLimits } from "#tests/support/sign-in.ts";
import { seed } from "../../../prisma/seed.ts";
import { aGet, aMember } from "../members/account/a-member.ts";
import {
  averageOf,
  forget,
  manyMembers,
  onFile,
  rate,
  rateByForm,
  withdraw,
  withdrawByForm,
} from "./a-rating.ts";

const countries = ["lesotho", "malawi", "mali", "benin", "togo", "gabon"];

beforeAll(async () => {
  await seed(db());
  await forget(...countries);
});
afterAll(() => db().$disconnect());

test("two members are an average of two, to two decimals", async () => {
  const [ama, kofi] = [await aMember(), await aMember()];
  const answer = await rate("lesotho", { kind: "visitor", score: 5 }, ama.session.headers);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { ok: true, data: { kind: "visitor", score: 5, commentState: null } },
  ]);
  expect((await rate("lesotho", { kind: "visitor", score: 2 }, kofi.session.cookie)).status).toBe(200);
  expect(await averageOf("lesotho", "visitor")).toEqual({ avg: 3.5, count: 2 });
  expect(await averageOf("lesotho", "ease")).toEqual({ avg: null, count: 0 });
});

test("a second rating of the same kind changes the first, other kinds stand beside it", async () => {
  const ama = await aMember();
  for (const [kind, score] of [
    ["ease", 1],
    ["ease", 4],
    ["investor", 3],
  ]) {
    expect((await rate("malawi", { kind, score }, ama.session.headers)).status).toBe(200);
  }
  expect(await onFile(ama.id, "malawi")).toMatchObject([
    { kind: "investor", score: 3 },
    { kind: "ease", score: 4 },
  ]);
  expect(await averageOf("malawi", "ease")).toEqual({ avg: 4, count: 1 });
  expect(await listRatedCountries(ama)).toEqual([{ slug: "malawi", name: "Malawi" }]);
});

test("twenty posts of one member at once are one rating", async () => {
  const ama = await aMember();
  const posts = Array.from({ length: 20 }, (_, at) =>
    rate("mali", { kind: "ease", score: 1 + (at % 5) }, ama.session.headers),
  );
  expect(new Set((await Promise.all(posts)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await onFile(ama.id, "mali")).toHaveLength(1);
  expect((await averageOf("mali", "ease")).count).toBe(1);
});

test("200 members at once are counted exactly", async () => {
  const members = await manyMembers(200);
  await Promise.all(
    members.map((member, at) =>
      rateCountry(member, "benin", {
        kind: "friendliness",
        score: at < 67 ? 5 : 4,
        comment: undefined,
      }),
    ),
  );
  // (67 × 5 + 133 × 4) / 200 = 4.335, which a binary fraction would round down.
  expect(await averageOf("benin", "friendliness")).toEqual({ avg: 4.34, count: 200 });
  await Promise.all(
    members.map((member) =>
      rateCountry(member, "benin", { kind: "friendliness", score: 1, comment: undefined }),
    ),
  );
  expect(await averageOf("benin", "friendliness")).toEqual({ avg: 1, count: 200 });
});

test("what is withdrawn is gone, once; somebody else's stays", async () => {
  const [ama, kofi] = [await aMember(), await aMember()];
  for (const { session } of [ama, kofi])
    await rate("togo", { kind: "ease", score: 2, comment: "Queues" }, session.headers);
  const [first, second] = [
    await withdraw("togo", { kind: "ease" }, ama.session.headers),
    await withdraw("togo", { kind: "ease" }, ama.session.headers),
  ];
  expect(await first.json()).toEqual({ ok: true, data: { kind: "ease", withdrawn: true } });
  expect(await second.json()).toEqual({ ok: true, data: { kind: "ease", withdrawn: false } });
  expect([await onFile(ama.id, "togo"), (await onFile(kofi.id, "togo")).length]).toEqual([[], 1]);
  expect(await averageOf("togo", "ease")).toEqual({ avg: 2, count: 1 });
});

test("without script: rated, changed, withdrawn, each time back to the page", async () => {
  const ama = await aMember();
  const page = "/explore/countries/gabon/ratings";
  const fields = { kind: "investor", score: "4", comment: "" };
  const answer = await rateByForm("gabon", fields, ama.session.cookie);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${page}?done=rated`]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  await rateByForm("gabon", { ...fields, score: "2" }, ama.session.cookie);
  expect(await onFile(ama.id, "gabon")).toEqual([
    { kind: "investor", score: 2, comment: null, commentState: null },
  ]);
  const back = await withdrawByForm("gabon", fields, ama.session.cookie);
  expect([back.status, back.headers.get("location")]).toEqual([303, `${page}?done=withdrawn`]);
  expect(await onFile(ama.id, "gabon")).toEqual([]);
});

const long = (length: number) => ({ kind: "ease", score: 3, comment: "x".repeat(length) });

test.each([
  ["an unknown kind", { kind: "beaches", score: 3 }, "kind"],
  ["no kind", { score: 3 }, "kind"],
  ["score 0", { kind: "ease", score: 0 }, "score"],
  ["score 6", { kind: "ease", score: 6 }, "score"],
  ["score 3.5", { kind: "ease", score: 3.5 }, "score"],
  ['score "x"', { kind: "ease", score: "x" }, "score"],
  ['score "3 of 5"', { kind: "ease", score: "3 of 5" }, "score"],
  ["no score", { kind: "ease" }, "score"],
  ["a comment that is no text", { kind: "ease", score: 3, comment: 7 }, "comment"],
  ["a comment of 1,001 characters", long(1001), "comment"],
  ["a comment of 5,000 characters", long(5000), "comment"],
])("%s is refused with a sentence", async (_, body, field) => {
  const ama = await aMember();
  const answer = await rate("gabon", body, ama.session.headers);
  const { code, fields } = await answer.json();
  expect([answer.status, code, Object.keys(fields)]).toEqual([422, "invalid_input", [field]]);
  expect(fields[field]).toEqual([expect.stringMatching(/^[A-Z].+\.$/)]);
  expect(await onFile(ama.id, "gabon")).toEqual([]);
});

test("a comment of 1,000 characters in any script is taken whole", async () => {
  const ama = await aMember();
  for (const letter of ["x", "ሰ", "م"]) {
    const comment = letter.repeat(1000);
    const answer = await rateByForm("gabon", { kind: "ease", score: "3", comment }, ama.session.cookie);
    expect(answer.status).toBe(303);
    expect(await onFile(ama.id, "gabon")).toMatchObject([{ comment }]);
  }
});

test("a body that is no object is refused; the withdrawal of an unknown kind too", async () => {
  const ama = await aMember();
  for (const body of [null, [], "ease", 3]) {
    expect((await rate("gabon", body, ama.session.headers)).status).toBe(422);
    expect((await withdraw("gabon", body, ama.session.headers)).status).toBe(422);
  }
  expect((await withdraw("gabon", { kind: "beaches" }, ama.session.headers)).status).toBe(422);
});

test("a refused form comes back with everything typed", async () => {
  const ama = await aMember();
  const comment = `<b>long</b> ${"x".repeat(5000)}`;
  const answer = await rateByForm("gabon", { kind: "ease", score: "4", comment }, ama.session.cookie);
  expect(answer.headers.get("location")).toMatch(
    /^\/explore\/countries\/gabon\/ratings\?draft=[\w-]{36}#error-summary$/,
  );
  expect(await draftOf(answer, ratingFormId("gabon"))).toEqual({
    form: ratingFormId("gabon"),
    typed: { kind: ["ease"], score: ["4"], comment: [comment] },
    faults: { comment: "Shorten “Comment” to at most 1,000 characters." },
    code: "invalid_input",
  });
  await expect(draftOf(answer, ratingFormId("togo"))).rejects.toThrow("no draft");
  for (const score of ["0", "6", "3.5", "x", ""]) {
    const wrong = await rateByForm("gabon", { kind: "ease", score, comment: "Kept" }, ama.session.cookie);
    const { typed, faults } = await draftOf(wrong, ratingFormId("gabon"));
    expect([typed["comment"], Object.keys(faults)]).toEqual([["Kept"], ["score"]]);
  }
  expect(await onFile(ama.id, "gabon")).toEqual([]);
});

test("an unknown country is 404, and stores nothing", async () => {
  const ama = await aMember();
  for (const slug of ["atlantis", "Gabon", "__proto__"]) {
    expect((await rate(slug, { kind: "ease", score: 3 }, ama.session.headers)).status).toBe(404);
    expect((await withdraw(slug, { kind: "ease" }, ama.session.headers)).status).toBe(404);
    const page = await rateByForm(slug, { kind: "ease", score: "3" }, ama.session.cookie);
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining("/start-business")]);
  }
  expect(await db().rating.count({ where: { memberId: ama.id } })).toBe(0);
});

test("nobody signed in: a script is told so, and so is a form that withdraws", async () => {
  for (const answer of [
    await rate("gabon", { kind: "ease", score: 3 }),
    await rate("gabon", { kind: "ease", score: 3 }, { authorization: "Bearer nonsense" }),
    await withdraw("gabon", { kind: "ease" }),
  ]) {
    expect([answer.status, (await answer.json()).code]).toEqual([401, "unauthenticated"]);
  }
  const page = await withdrawByForm("gabon", { kind: "ease" });
  expect(page.status).toBe(401);
  expect(await page.text()).toContain("/login?tab=login&amp;next=/explore/countries/gabon/ratings");
});

test("a post from another site is refused and shows nothing of what it says", async () => {
  const ama = await aMember();
  const foreign = { ...ama.session.cookie, "sec-fetch-site": "cross-site" };
  const page = await rateByForm("gabon", { kind: "ease", score: "1", comment: "planted" }, foreign);
  expect([page.status, (await page.text()).includes("planted")]).toEqual([403, false]);
  expect((await withdraw("gabon", { kind: "ease" }, foreign)).status).toBe(403);
  expect(await onFile(ama.id, "gabon")).toEqual([]);
});

test("the 31st rating within an hour waits; of another member it does not", async () => {
  const [ama, kofi] = [await aMember(), await aMember()];
  for (let at = 0; at < 30; at += 1)
    await rateCountry(ama, "gabon", { kind: "ease", score: 3, comment: undefined });
  const answer = await rate("gabon", { kind: "ease", score: 5 }, ama.session.headers);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  const page = await rateByForm("gabon", { kind: "ease", score: "5", comment: "Kept" }, ama.session.cookie);
  expect(await draftOf(page, ratingFormId("gabon"))).toMatchObject({
    typed: { comment: ["Kept"] },
    faults: { "": expect.stringContaining("You have rated very often in a short time.") },
    code: "rate_limited",
  });
  expect(await onFile(ama.id, "gabon")).toMatchObject([{ score: 3 }]);
  expect((await withdraw("gabon", { kind: "ease" }, ama.session.headers)).status).toBe(200);
  expect((await rate("gabon", { kind: "ease", score: 5 }, kofi.session.headers)).status).toBe(200);
  await forgetLimits(["rating"], ama.id);
  expect((await rate("gabon", { kind: "ease", score: 5 }, ama.session.headers)).status).toBe(200);
});

test("the database itself takes no score but 1 to 5", async () => {
  const { id: memberId } = await aMember();
  for (const score of [0, 6, -1]) {
    const row = { memberId, countrySlug: "gabon", kind: "ease", score } as const;
    await expect(db().rating.create({ data: row })).rejects.toThrow();
  }
});

test("the address opened in a browser leads to the page; a script gets 405", async () => {
  const open = (slug: string, headers: Record<string, string>) =>
    ratings.GET(aGet(`/api/country/${slug}/ratings`, headers), { params: Promise.resolve({ slug }) });
  const html = { accept: "text/html" };
  expect((await open("gabon", html)).headers.get("location")).toBe("/explore/countries/gabon/ratings");
  expect((await open("//evil.example", html)).headers.get("location")).toBe("/start-business");
  expect((await open("gabon", {})).status).toBe(405);
});
