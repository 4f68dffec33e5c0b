import { randomUUID } from "node:crypto";
import { builtFiles, digestOfFact, findFact } from "#lib/data/countries/record/index.ts";
import { db } from "#lib/platform/db.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { commandOf } from "#tests/support/run-command.ts";
import { env } from "#lib/platform/env.ts";
import { seed } from "../../../prisma/seed.ts";

let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
  process.env["DATABASE_URL"] = env.DATABASE_URL;
  await seed(db());
});
afterAll(() => drop());

/** `npm run facts -- …`. */
const facts = commandOf("lib/ops/import/facts.ts");

/** Inserts an approved edit, as two colleagues would have left it. */
async function anApproved(country: string, path: string, values: Record<string, number>) {
  const fact = findFact(
    builtFiles.find(({ slug }) => slug === country)!,
    path,
  )!;
  const kept = Object.fromEntries(fact.leaves.map(({ name, value }) => [name, value]));
  await db().factEdit.create({
    data: {
      countrySlug: country,
      path,
      base: digestOfFact(fact.value),
      before: kept as object,
      values: { ...kept, ...values } as object,
      sourceTitle: "Yearbook of tests",
      sourcePublisher: "An office for tests",
      sourceUrl: "https://example.org/yearbook",
      sourceAsOf: "2026-11",
      reason: new Uint8Array([1]),
      state: "approved",
      proposedBy: randomUUID(),
      decidedBy: randomUUID(),
      decidedAt: new Date(),
    },
  });
}

test("the operator sees what would be written: country, fact, old and new, each with its source", async () => {
  await anApproved("ghana", "figures.inflation_pct", { value: 9.5, year: 2026 });
  const { code, output } = await facts("export", "--dry-run");
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(
      /^Ghana: Inflation: [\d.]+ \(source [\w-]+, \d+\) → 9\.5 \(source desk-\w{8}, 2026\)$/m,
    ),
  ]);
  expect(output).toContain("Nothing was written.");
});

test("what no record says yet is not retired, and an order that is none is told how to give one", async () => {
  const [retired, other] = await Promise.all([facts("retire"), facts("else")]);
  expect(retired).toEqual({ code: 0, output: "No approved edit is in the records yet.\n" });
  expect([other.code, other.output]).toEqual([1, expect.stringContaining("npm run facts -- export")]);
});
