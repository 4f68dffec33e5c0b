import { parseAnswer } from "#lib/data/currency/ask-service.ts";
import { hourMs, isDue, isKnownRates, isStale } from "#lib/data/currency/open/rates.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const answer = (rest: object) => ({
  amount: 1,
  base: "USD",
  date: "2026-11-20",
  rates: { EUR: 0.9 },
  ...rest,
});

test.each([
  ["what Frankfurter answers", answer({}), { EUR: 0.9 }],
  ["without an amount", { base: "USD", date: "2026-11-20", rates: { EUR: 0.9 } }, { EUR: 0.9 }],
  ["what exchangerate.host answers", answer({ success: true, motd: {} }), { EUR: 0.9 }],
  ["a code nobody asked for", answer({ rates: { EUR: 0.9, JPY: 150, __proto__: 1 } }), { EUR: 0.9 }],
  ["the base among the rates", answer({ rates: { USD: 1, EUR: 0.9 } }), { EUR: 0.9 }],
  ["a negative rate", answer({ rates: { EUR: -0.9, GBP: 0.8 } }), { GBP: 0.8 }],
  ["a rate of zero", answer({ rates: { EUR: 0, GBP: 0.8 } }), { GBP: 0.8 }],
  ["a rate that is text", answer({ rates: { EUR: "0.9", GBP: 0.8 } }), { GBP: 0.8 }],
  ["a rate that is nothing", answer({ rates: { EUR: null, GBP: 0.8 } }), { GBP: 0.8 }],
  ["a rate past all reason", answer({ rates: { EUR: 1e300, GBP: 0.8 } }), { GBP: 0.8 }],
  ["tomorrow, in another time zone", answer({ date: "2026-11-21" }), { EUR: 0.9 }],
])("%s leaves the good rates", (_, body, rates) => {
  expect(parseAnswer(body, now)?.rates).toEqual(rates);
});

test.each([
  ["another base", answer({ base: "EUR" })],
  ["rates of another amount", answer({ amount: 100 })],
  ["a failure that says so", { success: false, error: { code: 101 } }],
  ["a failure with rates", answer({ success: false })],
  ["no date", answer({ date: undefined })],
  ["no day of the calendar", answer({ date: "2026-02-30" })],
  ["a day to come", answer({ date: "2026-11-22" })],
  ["no rates", answer({ rates: undefined })],
  ["an empty table", answer({ rates: {} })],
  ["a list", answer({ rates: [0.9] })],
  ["only bad rates", answer({ rates: { EUR: -1, GBP: Number.NaN, CAD: Infinity } })],
  ["an array", []],
  ["nothing", null],
  ["text", "USD"],
])("%s is no answer", (_, body) => {
  expect(parseAnswer(body, now)).toBeUndefined();
});

const known = {
  base: "USD",
  rates: { EUR: 0.9 },
  fetchedAt: "2026-11-20T10:00:00.000Z",
  asOf: "2026-11-20",
  source: "rates.example",
} as const;

test.each([
  ["another base", { ...known, base: "EUR" }],
  ["an older shape", { USD: 1, EUR: 0.9 }],
  ["no rates", { ...known, rates: {} }],
  ["a negative rate", { ...known, rates: { EUR: -1 } }],
  ["a rate of nothing, as JSON keeps NaN", { ...known, rates: { EUR: null } }],
  ["an unknown code", { ...known, rates: { EUR: 0.9, XXX: 1 } }],
  ["no time", { ...known, fetchedAt: "yesterday" }],
  ["no day", { ...known, asOf: "20.11.2026" }],
  ["no source", { ...known, source: undefined }],
  ["text", "rates"],
  ["nothing", null],
])("a kept value with %s is refused", (_, value) => {
  expect(isKnownRates(value)).toBe(false);
  expect(isKnownRates(known)).toBe(true);
});

test("rates are due after six hours, and when their time is still to come", () => {
  const at = (hours: number) => ({ fetchedAt: new Date(now - hours * hourMs).toISOString() });
  expect([5.9, 6, 7, -0.5, -2].map((hours) => isDue(at(hours), now))).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
});

test("rates are old after 48 hours, counted from when they came and from the end of their day", () => {
  const old = (fetchedAt: string, asOf: string) => isStale({ fetchedAt, asOf }, now);
  expect(old("2026-11-20T10:00:00Z", "2026-11-20")).toBe(false);
  expect(old("2026-11-18T13:00:00Z", "2026-11-20")).toBe(false);
  expect(old("2026-11-18T11:00:00Z", "2026-11-20")).toBe(true);
  expect(old("2026-11-20T10:00:00Z", "2026-11-18")).toBe(false);
  expect(old("2026-11-20T10:00:00Z", "2026-11-17")).toBe(true);
});
