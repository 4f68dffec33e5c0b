import { allFinished } from "#lib/platform/before-exit.ts";
import { db } from "#lib/platform/db.ts";
import { countMiss, finishMisses, listMisses } from "#lib/services/search/index.ts";
import { heldMisses } from "#lib/services/search/misses/held-misses.ts";
import { writeMisses } from "#lib/services/search/misses/write-misses.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";

let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
});

beforeEach(async () => {
  heldMisses.counts.clear();
  await db().searchMiss.deleteMany();
});

afterAll(async () => {
  await drop();
});

const times = (query: string, count: number) => {
  for (let at = 0; at < count; at += 1) countMiss(query);
};
const stored = async () =>
  (await db().searchMiss.findMany({ orderBy: { words: "asc" } })).map(({ words, count }) => [words, count]);

/** The Monday of this week, or of the week `weeksAgo` weeks before. */
async function monday(weeksAgo = 0): Promise<Date> {
  const [row] = await db().$queryRaw<{ week: Date }[]>`
    SELECT date_trunc('week', now() AT TIME ZONE 'UTC')::date - 7 * ${weeksAgo}::int AS week`;
  return row!.week;
}

test("words are added to their week, those that may name somebody to the number without words", async () => {
  times("Cacao?", 2);
  times("ama@example.org", 3);
  countMiss("   ");
  await writeMisses();
  times("cacao", 1);
  await writeMisses();
  await writeMisses();
  expect(await stored()).toEqual([
    ["", 3],
    ["cacao", 3],
  ]);
  const [row] = await db().searchMiss.findMany({ where: { words: "cacao" } });
  expect(row?.week).toEqual(await monday());
  expect(row?.week.getUTCDay()).toBe(1);
});

test("several instances that write the same words at once lose none", async () => {
  const words = Array.from(
    { length: 50 },
    (_, at) => `word ${String.fromCharCode(97 + (at % 26))}${"x".repeat(at)}`,
  );
  const writes: Promise<void>[] = [];
  for (let instance = 0; instance < 8; instance += 1) {
    for (const one of instance % 2 ? words : words.toReversed()) countMiss(one);
    writes.push(writeMisses());
  }
  await Promise.all(writes);
  const rows = await db().searchMiss.findMany();
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(400);
});

test("what cannot be written is held and written later", async () => {
  times("cacao", 2);
  await db().$executeRaw`ALTER TABLE search_misses RENAME TO search_misses_away`;
  await expect(writeMisses()).rejects.toThrow();
  await db().$executeRaw`ALTER TABLE search_misses_away RENAME TO search_misses`;
  times("cacao", 1);
  await writeMisses();
  expect(await stored()).toEqual([["cacao", 3]]);
});

test("a week has room for so many words; those it knows go on, the rest is counted without them", async () => {
  await db().$executeRaw`
    INSERT INTO search_misses (week, words, count)
    SELECT date_trunc('week', now() AT TIME ZONE 'UTC')::date, 'made up ' || n, 1 FROM generate_series(1, 10000) AS n`;
  await db().searchMiss.create({ data: { week: await monday(), words: "cacao", count: 1 } });
  times("cacao", 1);
  times("shea", 1);
  times("gari", 1);
  await writeMisses();
  const rows = await db().searchMiss.findMany({ where: { NOT: { words: { startsWith: "made up" } } } });
  expect(Object.fromEntries(rows.map(({ words, count }) => [words, count]))).toEqual({ cacao: 2, "": 2 });
});

test("staff read words from three times in a week or five in all, and the numbers of the last weeks", async () => {
  const [now, before, old] = [await monday(), await monday(1), await monday(3)];
  await db().searchMiss.createMany({
    data: [
      { week: now, words: "three now", count: 3 },
      { week: now, words: "two now", count: 2 },
      { week: now, words: "five in all", count: 2 },
      { week: before, words: "five in all", count: 2 },
      { week: old, words: "five in all", count: 1 },
      { week: before, words: "four in all", count: 2 },
      { week: now, words: "four in all", count: 2 },
      { week: now, words: "", count: 40 },
      { week: old, words: "", count: 50 },
    ],
  });
  const { listed, weeks } = await listMisses();
  expect(listed).toEqual([
    { week: now, words: "three now", count: 3, inAll: 3 },
    { week: now, words: "five in all", count: 2, inAll: 5 },
    { week: before, words: "five in all", count: 2, inAll: 5 },
    { week: old, words: "five in all", count: 1, inAll: 5 },
  ]);
  expect(weeks).toEqual([
    { week: now, total: 49, wordless: 40 },
    { week: before, total: 4, wordless: 0 },
  ]);
});

test("counting waits for nothing and never throws; what is counted while the process ends is written before it has", async () => {
  const words = "ending now";
  countMiss(words);
  await finishMisses();
  expect(await stored()).toEqual([[words, 1]]);
  countMiss(words);
  await allFinished();
  expect(await stored()).toEqual([[words, 2]]);
  heldMisses.isEnding = false;
});
