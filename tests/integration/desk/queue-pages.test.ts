import { readQueueQuery } from "#lib/domains/cases/open/queue-query.ts";
import { db } from "#lib/platform/db.ts";
import { readQueue } from "#lib/backoffice/desk/index.ts";
import { env } from "#lib/platform/env.ts";
import { fillQueue } from "#tests/support/fill-queue.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { seed } from "../../../prisma/seed.ts";
import { aColleague } from "../portals/a-request.ts";

const rows = 4_000;

let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
  await seed(db());
  await fillQueue(env.DATABASE_URL ?? "", rows);
});

afterAll(() => drop());

test("page after page shows each case once, by the day it is due", async () => {
  const { visit } = await aColleague("staff");
  const seen: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 5; page += 1) {
    const { cases, next } = await readQueue(visit, { ...readQueueQuery({ country: "togo" }), after });
    seen.push(...cases.map(({ reference }) => reference));
    after = next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([250, 250]);
  expect(seen).toEqual(seen.toSorted((one, other) => Number(one.slice(2)) - Number(other.slice(2))));
});
