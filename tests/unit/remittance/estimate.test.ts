import { asksForRate, readEstimate, transferCost } from "#lib/domains/remittance/read-estimate.ts";

test("the cost of a transfer is its fee and what the rate takes", () => {
  const cost = transferCost(200, 5, 14, 15);
  expect(cost.margin).toBeCloseTo(13.33, 2);
  expect(cost.total).toBeCloseTo(18.33, 2);
  expect(cost.percent).toBeCloseTo(9.17, 2);
  expect(cost.received).toBe(2800);
  expect(cost.receivedAtMarket).toBe(3075);
});

test("a rate better than the market's costs nothing and earns nothing", () => {
  expect(transferCost(100, 0, 16, 15)).toMatchObject({ margin: 0, total: 0, percent: 0 });
});

test("what was typed comes back with a sentence for each field that cannot be used", () => {
  const { typed, problems, cost } = readEstimate({
    amount: "abc",
    fee: "-1",
    offered: "0",
    market: ["15.4", "2"],
  });
  expect(cost).toBeUndefined();
  expect(typed).toEqual({ amount: "abc", fee: "-1", offered: "0", market: "15.4", from: "", to: "" });
  expect(Object.keys(problems)).toEqual(["amount", "fee", "offered"]);
});

test("sent empty, each field says in words of its own what is missing in it", () => {
  const text = Object.values(readEstimate({}).problems);
  expect(text).toHaveLength(4);
  expect(new Set(text).size).toBe(4);
});

test("thousands may have a blank before them, and a fee may be 0", () => {
  expect(readEstimate({ amount: "1 200", fee: "0", offered: "600", market: "605.5" }).cost?.received).toBe(
    720_000,
  );
});

const known = {
  base: "USD",
  rates: { GBP: 0.8, GHS: 12 },
  asOf: "2026-11-25",
  source: "rates.example.org",
  fetchedAt: "2026-11-25T06:00:00.000Z",
  older: { rates: { MAD: 10 }, asOf: "2026-10-01", source: "older" },
} as const;
const offer = { amount: "200", fee: "5", offered: "14" };

test("where no market rate is typed, that of the day between the two currencies is taken, and said", () => {
  const { cost, between, typed } = readEstimate({ ...offer, from: "GBP", to: "GHS" }, { known });
  expect(cost?.margin).toBeCloseTo(13.33, 2);
  expect(typed.market).toBe("");
  expect(between).toMatchObject({ from: "GBP", to: "GHS", asOf: "2026-11-25", source: "rates.example.org" });
  expect(between?.rate).toBeCloseTo(15, 9);
  expect(readEstimate({ ...offer, from: "GBP", to: "MAD" }, { known }).between).toMatchObject({
    asOf: "2026-10-01",
    source: "older",
  });
});

test("a rate that is typed comes before that of the day, and one that is nowhere is asked for", () => {
  const both = { ...offer, from: "GBP", to: "GHS", market: "16" };
  expect(readEstimate(both, { known })).toMatchObject({
    cost: { receivedAtMarket: 3280 },
    between: undefined,
  });
  expect([asksForRate(both), asksForRate({ ...both, market: " " })]).toEqual([false, true]);
  expect(readEstimate({ ...offer, from: "GBP", to: "KES" }, { known }).problems).toEqual({
    market: "There is no rate here between GBP and KES. Type the one of the market.",
  });
  expect(Object.keys(readEstimate({ ...offer, from: "GBP", to: "GOLD" }, { known }).problems)).toEqual([
    "market",
  ]);
});
