import { jest } from "@jest/globals";
import { GET, POST } from "#app/api/rates/route.ts";
import { loadRates } from "#lib/data/currency/index.ts";
import { isDue, type RatesAnswer } from "#lib/data/currency/open/rates.ts";
import { snapshot } from "#lib/data/currency/snapshot.ts";
import { db } from "#lib/platform/db.ts";
import { claimRequest } from "#lib/data/currency/read-rates.ts";
import { env } from "#lib/platform/env.ts";
import { holdDeadlines } from "#tests/support/held-time.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { goodRates, startRatesServer, today, type Mood } from "#tests/support/rates-server.ts";
import { until } from "#tests/support/until.ts";

let drop: () => Promise<void>;
let service: Awaited<ReturnType<typeof startRatesServer>>;
let deadlines: ReturnType<typeof holdDeadlines>;
let fetched: jest.Spied<typeof fetch>;

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
  deadlines = holdDeadlines();
  fetched = jest.spyOn(globalThis, "fetch");
  service.behave("good");
  await loadRates(); // waits for a background refresh that the previous test started
  await db().$executeRaw`TRUNCATE exchange_rates, rates_turns`;
  service.give(goodRates);
  service.asked.length = 0;
});

afterEach(() => {
  service.breakOff(); // if a deadline was missed, the following tests need not wait for it
  deadlines.letGo();
  fetched.mockRestore();
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

/** Stores rates from `hours` ago, and allows the next request to the service. */
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
      older: {
        asOf: snapshot.asOf,
        source: snapshot.source,
        rates: expect.objectContaining({ LRD: expect.any(Number) }),
      },
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
  const claims = await Promise.all(Array.from({ length: 8 }, claimRequest));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claimRequest()).toBe(false);
  await db().$executeRaw`UPDATE rates_turns SET asked_at = now() - interval '61 seconds'`;
  expect(await claimRequest()).toBe(true);
});

test("rates older than six hours are answered at once and renewed behind the answer", async () => {
  await keepOld(7);
  service.behave("slow");
  const { status, body } = await ask(); // before the deadline of the service, which never finishes
  expect([status, body]).toMatchObject([200, { data: { rates: { EUR: 0.7 } } }]);
  await until(() => service.asked.length === 1);
  deadlines.pass();
  service.behave("good");
  await db().$executeRaw`UPDATE rates_turns SET asked_at = now() - interval '2 minutes'`;
  await until(async () => {
    await ask();
    return JSON.stringify((await kept())?.rates).includes('"EUR":0.8');
  });
});

/** The response's head has arrived and its end has not; its deadline passes. */
async function passDeadline(): Promise<void> {
  await until(() => fetched.mock.results.length > 0);
  await fetched.mock.results.at(-1)?.value;
  deadlines.pass();
}

const failing: Mood[] = ["down", "slow", "not-json", "negative", "missing", "redirect", "huge", "none"];

test.each(failing)("a service that is %s leaves the last good rates, with the failure said", async (mood) => {
  await keepOld(7);
  const before = await kept();
  service.behave(mood);
  await ask();
  await until(() => service.asked.length === 1);
  const loaded = loadRates();
  if (mood === "slow") await passDeadline();
  await loaded;
  expect(await kept()).toEqual(before);
  await db().$executeRaw`UPDATE rates_turns SET asked_at = now() - interval '10 seconds'`;
  const { status, body } = await ask();
  expect([status, body]).toMatchObject([
    200,
    { ok: true, data: { rates: { EUR: 0.7 }, error: "Failed to load exchange rates" } },
  ]);
  expect(service.asked).toHaveLength(1); // not asked again within the minute, not even at a redirect's target
});

test.each(["down", "slow", "not-json", "redirect", "huge", "none"] as const)(
  "with nothing kept and a service that is %s the rates that ship with the site come in three seconds, with the failure",
  async (mood) => {
    service.behave(mood);
    const asking = ask();
    if (mood === "slow") await passDeadline();
    const { status, body } = await asking;
    expect(deadlines.set()).toEqual([3_000]);
    expect([status, body]).toEqual([
      200,
      {
        ok: true,
        data: {
          ...snapshot,
          base: "USD",
          fetchedAt: `${snapshot.asOf}T00:00:00.000Z`,
          isStale: true,
          error: "Failed to load exchange rates",
        },
      },
    ]);
    expect(await kept()).toBeNull();
    await ask();
    expect(service.asked).toHaveLength(1);
  },
);

test("with nothing kept, what is good of an answer is kept and the rest is not there", async () => {
  service.behave("negative");
  const { body } = await ask();
  expect(body).toMatchObject({ data: { rates: { GBP: 0.75 } } });
  const { rates, older } = body["data"] as RatesAnswer;
  expect(rates).not.toHaveProperty("EUR");
  expect(older?.rates).toHaveProperty("EUR", snapshot.rates.EUR);
});

test("a currency that drops out is waited for until the rates are old", async () => {
  await keepOld(50);
  service.behave("missing");
  expect((await ask()).body).toMatchObject({ data: { isStale: true } });
  await until(async () => JSON.stringify((await kept())?.rates) === '{"GBP":0.75}');
});

test("without a service the last rates go on, and without those the ones that ship with the site", async () => {
  await keepOld(50);
  delete env.RATES_URL;
  try {
    expect((await ask()).body).toMatchObject({ data: { rates: { EUR: 0.7 }, isStale: true } });
    await db().$executeRaw`TRUNCATE exchange_rates`;
    const { data } = (await ask()).body as { data: RatesAnswer };
    expect(data).toMatchObject({ asOf: snapshot.asOf, rates: snapshot.rates });
    expect(data).not.toHaveProperty("error"); // no request was sent, so none failed
    expect(isDue(data)).toBe(false);
  } finally {
    env.RATES_URL = service.url;
  }
});

test("rates that are missing or due are asked for when the site starts, others are not", async () => {
  await loadRates();
  expect(service.asked).toHaveLength(1);
  await loadRates();
  expect(service.asked).toHaveLength(1);
  await keepOld(7);
  await loadRates();
  await until(() => service.asked.length === 1);
});

test("without the database the rates that ship with the site go on", async () => {
  await db().$executeRaw`ALTER TABLE exchange_rates RENAME TO exchange_rates_away`;
  try {
    const { status, body } = await ask();
    expect([status, body]).toMatchObject([200, { data: { asOf: snapshot.asOf, error: expect.any(String) } }]);
  } finally {
    await db().$executeRaw`ALTER TABLE exchange_rates_away RENAME TO exchange_rates`;
  }
});

test("a service that cannot be reached is a failure like any other", async () => {
  env.RATES_URL = "http://127.0.0.1:9";
  try {
    expect((await ask()).body).toMatchObject({
      data: { asOf: snapshot.asOf, error: "Failed to load exchange rates" },
    });
  } finally {
    env.RATES_URL = service.url;
  }
});

test("rates are only read", () => {
  expect(POST().status).toBe(405);
});
