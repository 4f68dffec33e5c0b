import { GET, POST } from "#app/api/rates/route.ts";
import { db } from "#lib/db.ts";
import { takeTurn } from "#lib/currency/kept-rates.ts";
import { env } from "#lib/env.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { goodRates, startRatesServer, today, type Mood } from "#tests/support/rates-server.ts";

let drop: () => Promise<void>;
let service: Awaited<ReturnType<typeof startRatesServer>>;

beforeAll(async () => {
  drop = await useOwnDatabase();
  service = await startRatesServer();
  env.RATES_URL = service.url;
});
afterAll(async () => {
  delete env.RATES_URL;
  await service.stop();
  await drop();
});
beforeEach(async () => {
  await settle();
  await db().$executeRaw`TRUNCATE exchange_rates, rates_turns`;
  service.behave("good");
  service.give(goodRates);
  service.asked.length = 0;
});

const ask = async () => {
  const answer = await GET();
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as Record<string, unknown>,
  };
};
const kept = () => db().exchangeRates.findUnique({ where: { base: "USD" } });

/** What was begun behind an answer's back is over. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 60));
}

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("It did not come to hold.");
}

/** Rates of `hours` ago, and a service that may be asked again. */
async function keepOld(hours: number): Promise<void> {
  await ask();
  await db()
    .$executeRaw`UPDATE exchange_rates SET fetched_at = now() - make_interval(hours => ${hours}::int), rates = '{"EUR": 0.7, "GBP": 0.6}'`;
  await db().$executeRaw`UPDATE rates_turns SET asked_at = now() - make_interval(hours => ${hours}::int)`;
  service.asked.length = 0;
}

test("the first answer is fetched, kept and named with day and source", async () => {
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body).toEqual({
    ok: true,
    data: {
      base: "USD",
      rates: goodRates,
      fetchedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      asOf: today(),
      source: service.host,
      isStale: false,
    },
  });
  expect(service.asked).toEqual(["/latest?base=USD&symbols=EUR,GBP,LRD,NGN,KES,ZAR,GHS,XAF,XOF,CAD,CNY"]);
  await ask();
  expect(service.asked).toHaveLength(1);
});

test("many who come at once make one question", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, ask));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(service.asked).toHaveLength(1);
});

test("of many instances that come at once one takes the turn", async () => {
  const turns = await Promise.all(Array.from({ length: 8 }, takeTurn));
  expect(turns.filter(Boolean)).toHaveLength(1);
  expect(await takeTurn()).toBe(false);
  await db().$executeRaw`UPDATE rates_turns SET asked_at = now() - interval '61 seconds'`;
  expect(await takeTurn()).toBe(true);
});

test("rates older than six hours are answered at once and renewed behind the answer", async () => {
  await keepOld(7);
  service.behave("slow");
  const before = Date.now();
  const { status, body } = await ask();
  expect(Date.now() - before).toBeLessThan(1_000);
  expect([status, body]).toMatchObject([200, { data: { rates: { EUR: 0.7 } } }]);
  service.behave("good");
  await db().$executeRaw`UPDATE rates_turns SET asked_at = now() - interval '2 minutes'`;
  await until(async () => {
    await ask();
    return JSON.stringify((await kept())?.rates).includes('"EUR":0.8');
  });
});

const failing: Mood[] = ["down", "slow", "not-json", "negative", "missing", "redirect", "huge", "none"];

test.each(failing)("a service that is %s leaves the last good rates, with the failure said", async (mood) => {
  await keepOld(7);
  const before = await kept();
  service.behave(mood);
  await ask();
  await until(() => service.asked.length > 0);
  await new Promise((resolve) => setTimeout(resolve, mood === "slow" ? 3_300 : 150));
  expect(await kept()).toEqual(before);
  await db().$executeRaw`UPDATE rates_turns SET asked_at = now() - interval '10 seconds'`;
  const { status, body } = await ask();
  expect([status, body]).toMatchObject([
    200,
    { ok: true, data: { rates: { EUR: 0.7 }, error: "Failed to load exchange rates" } },
  ]);
  expect(service.asked).toHaveLength(1); // not asked again within the minute, not even where a redirect leads
});

test.each(["down", "slow", "not-json", "redirect", "huge", "none"] as const)(
  "with nothing kept and a service that is %s the answer is 503 in three seconds",
  async (mood) => {
    service.behave(mood);
    const before = Date.now();
    const { status, headers, body } = await ask();
    expect(Date.now() - before).toBeLessThan(4_000);
    expect([status, body]).toEqual([
      503,
      { ok: false, error: "Failed to load exchange rates", code: "unavailable" },
    ]);
    expect(headers.get("retry-after")).toBe("60");
    expect(await kept()).toBeNull();
    await ask();
    expect(service.asked).toHaveLength(1);
  },
);

test("with nothing kept, what is good of an answer is kept and the rest is not there", async () => {
  service.behave("negative");
  const { body } = await ask();
  expect(body).toMatchObject({ data: { rates: { GBP: 0.75 } } });
  expect(JSON.stringify(body)).not.toContain("EUR");
});

test("a currency that drops out is waited for until the rates are old", async () => {
  await keepOld(50);
  service.behave("missing");
  expect((await ask()).body).toMatchObject({ data: { isStale: true } });
  await until(async () => JSON.stringify((await kept())?.rates) === '{"GBP":0.75}');
});

test("without a service the last rates go on, and without those there are none", async () => {
  await keepOld(50);
  delete env.RATES_URL;
  try {
    expect((await ask()).body).toMatchObject({ data: { rates: { EUR: 0.7 }, isStale: true } });
    await db().$executeRaw`TRUNCATE exchange_rates`;
    expect((await ask()).status).toBe(503);
  } finally {
    env.RATES_URL = service.url;
  }
});

test("a service that cannot be reached is a failure like any other", async () => {
  env.RATES_URL = "http://127.0.0.1:9";
  try {
    expect((await ask()).status).toBe(503);
  } finally {
    env.RATES_URL = service.url;
  }
});

test("rates are only read", () => {
  expect(POST().status).toBe(405);
});
