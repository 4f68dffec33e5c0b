import { readEstimate, transferCost } from "#lib/remittance/read-estimate.ts";

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
  expect(typed).toEqual({ amount: "abc", fee: "-1", offered: "0", market: "15.4" });
  expect(Object.keys(problems)).toEqual(["amount", "fee", "offered"]);
});

test("thousands may have commas, and a fee may be 0", () => {
  expect(readEstimate({ amount: "1,200", fee: "0", offered: "600", market: "605.5" }).cost?.received).toBe(
    720_000,
  );
});
