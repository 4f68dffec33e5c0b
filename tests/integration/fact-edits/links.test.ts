import "#tests/support/local-demo.ts";
import { db } from "#lib/platform/db.ts";
import {
  listAddresses,
  readCountryFacts,
  readOverview,
  saveLinkChecks,
} from "#lib/domains/fact-edits/index.ts";
import { readFactsQuery } from "#lib/domains/fact-edits/open/facts-query.ts";
import type { LinkAnswer } from "#lib/domains/fact-edits/open/link-check.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { seed } from "../../../prisma/seed.ts";
import { aColleague } from "../portals/a-request.ts";

let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
  await seed(db());
});
afterAll(() => drop());

const aCheck = (url: string, answer: LinkAnswer = "ok", status: number | null = null) => ({
  url,
  answer,
  status,
  movedTo: answer === "moved" ? "https://example.org/new" : null,
});
const query = (fields: Record<string, string> = {}) => ({
  ...readFactsQuery(fields),
  country: "ghana" as const,
});

test("every address is listed once, those of sources among them, with the countries that name it", () => {
  const all = listAddresses();
  expect(new Set(all.map(({ url }) => url)).size).toBe(all.length);
  expect(Math.max(...all.map(({ countries }) => countries.length))).toBe(54);
  expect(new Set(all.flatMap(({ countries }) => countries)).size).toBe(54);
});

test("what addresses answered stands at their facts and countries, the last answer in place of the one before", async () => {
  const staff = await aColleague("staff");
  expect((await readOverview()).checkedAt).toBeUndefined();
  const before = (await readCountryFacts(staff.visit, query()))!;
  expect(before.facts.every(({ sources }) => sources.every(({ check }) => check === undefined))).toBe(true);
  expect((await readCountryFacts(staff.visit, query({ only: "unanswered" })))!.facts).toEqual([]);

  const [shared] = listAddresses().filter(({ countries }) => countries.length === 54);
  const own = listAddresses().filter(({ countries }) => countries.join() === "ghana");
  const [gone, silent, faulty, closed, moved, fine] = own.map(({ url }) => url) as [string, ...string[]];
  const checks = [
    aCheck(gone, "broken", 404),
    aCheck(silent!, "silent"),
    aCheck(faulty!, "refused", 503),
    aCheck(closed!, "refused", 403),
    aCheck(moved!, "moved"),
    aCheck(fine!),
    aCheck(shared!.url, "silent"),
  ];
  const begun = Date.now();
  await Promise.all([saveLinkChecks(checks, { isWhole: false }), saveLinkChecks(checks, { isWhole: false })]);
  const { countries, checkedAt } = await readOverview();
  expect(checkedAt!.getTime()).toBeGreaterThanOrEqual(begun);
  const unanswered = Object.fromEntries(countries.map((one) => [one.slug, one.unanswered]));
  const dead = (await readCountryFacts(staff.visit, query({ only: "unanswered" })))!.facts;
  const isDead = (url: string | null) => [gone, silent, faulty, shared!.url].includes(url ?? "");
  const named = new Set(
    dead.flatMap(({ sources, links }) => [...sources, ...links].map(({ url }) => url).filter(isDead)),
  );
  expect(unanswered["ghana"]).toBe(named.size);
  expect(unanswered["ghana"]).toBeGreaterThan(0);
  expect(Object.values(unanswered).every((count) => count >= 1)).toBe(true); // the link that all of them share
  for (const { sources, links } of dead)
    expect([...sources, ...links].some(({ url }) => isDead(url))).toBe(true);

  await saveLinkChecks([aCheck(shared!.url)], { isWhole: false });
  const later = (await readOverview()).countries;
  expect(later.find(({ slug }) => slug === "togo")!.unanswered).toBe(0);
  expect(await db().linkCheck.findUnique({ where: { url: shared!.url } })).toMatchObject({ answer: "ok" });
});

test("after all were asked nothing is kept of addresses that no record names, and no endless address is kept of others", async () => {
  await saveLinkChecks([aCheck("https://example.org/dropped")], { isWhole: false });
  const long = { ...aCheck("https://example.org/"), movedTo: `https://example.org/${"x".repeat(600)}` };
  await saveLinkChecks([long], { isWhole: true });
  expect(await db().linkCheck.findMany({ select: { url: true, movedTo: true } })).toEqual([
    { url: "https://example.org/", movedTo: null },
  ]);
});
