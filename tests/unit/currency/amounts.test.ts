import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { WhichNumber } from "#components/page/which-number.tsx";
import { Amount, AmountsIn } from "#components/page/amounts.tsx";
import { rateSentences } from "#components/currency/rate-words.ts";
import type { RatesState } from "#components/currency/rates-store.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { convert, everyRate } from "#lib/data/currency/open/convert.ts";
import { currencies, isRated, type CurrencyCode, type RateCode } from "#lib/data/currency/open/currencies.ts";
import { withPegs } from "#lib/data/currency/open/pegs.ts";
import { snapshot, withSnapshot } from "#lib/data/currency/snapshot.ts";
import { ratesSnapshot } from "#lib/ops/import/rates-snapshot.ts";
import { findAmounts, moneyMark, readMoneyMark } from "#lib/data/currency/open/money-mark.ts";
import { figureMoneyMark } from "#lib/data/countries/words/open/figure-money-mark.ts";
import { approximate, formatMoney } from "#lib/data/currency/open/format-money.ts";
import { leafWords } from "#lib/platform/words/leaf-words.ts";
import { readConverter } from "#lib/data/currency/shared/read-amount.ts";

const words = leafWords();
const rates = { EUR: 0.8, KES: 130 };

test("every currency of the 54 countries has a rate in the snapshot that ships, and each CFA franc its fixed rate", () => {
  const own = new Set(listCountries().map(({ currency }) => currency.code));
  expect([...own].filter((code) => !isRated(code))).toEqual([]);
  for (const code of [...own, ...currencies.map(({ code }) => code)]) {
    if (code !== "USD") expect(snapshot.rates).toHaveProperty(code, expect.any(Number));
  }
  const { EUR = 0, XAF, XOF } = snapshot.rates;
  expect(XAF).toBeCloseTo(EUR * 655.957, 3);
  expect(XOF).toBe(XAF);
  expect(withPegs({ EUR: 0.8 })).toEqual({ EUR: 0.8, XAF: 524.7656, XOF: 524.7656 });
  expect(withPegs({ EUR: 0.8, XOF: 1 })).toMatchObject({ XOF: 1 });
  expect(withPegs({ KES: 130 })).toEqual({ KES: 130 });
});

test("newer rates take those they lack from the snapshot, with its day", () => {
  const newest = { base: "USD", rates: { EUR: 0.8 }, fetchedAt: "2999-01-01T00:00:00Z", asOf: "2999-01-01", source: "x" } as const; // prettier-ignore
  const known = withSnapshot(newest);
  expect(known.older).toMatchObject({ asOf: snapshot.asOf, source: snapshot.source });
  expect(known.older?.rates).not.toHaveProperty("EUR");
  expect(everyRate(known)).toMatchObject({ EUR: 0.8, ETB: snapshot.rates.ETB });
  expect(everyRate(withSnapshot({ ...newest, asOf: snapshot.asOf }))).toMatchObject({
    EUR: 0.8,
    ETB: snapshot.rates.ETB,
  });
  expect(withSnapshot({ ...newest, asOf: "2020-01-01" }).older).toBeUndefined();
});

test("a package without a rate that is wanted makes no snapshot", () => {
  const file = { date: "2026-09-29", usd: { eur: 0.8 } };
  expect(() => ratesSnapshot(file, "a package")).toThrow("The file has no usable rate for GBP.");
  const usd = Object.fromEntries(Object.keys(snapshot.rates).map((code) => [code.toLowerCase(), 2]));
  const made = ratesSnapshot({ date: "2026-09-29", usd: { ...usd, btc: 1 } }, "a package");
  expect(made).toMatchObject({ asOf: "2026-09-29", source: "a package", rates: { EUR: 2, XAF: 1311.914 } });
  expect(Object.keys(made.rates)).not.toContain("BTC");
});

test("the twelve currencies each have a code and a name", () => {
  expect(currencies.map(({ code }) => code).join()).toBe("USD,EUR,GBP,LRD,NGN,KES,ZAR,GHS,XAF,XOF,CAD,CNY");
  expect(new Set(currencies.map(({ code }) => words[`currency.name.${code}`])).size).toBe(12);
});

test("an amount goes by way of the base, and a missing rate is never 1", () => {
  expect(convert(100, "USD", "EUR", rates)).toBe(80);
  expect(convert(1300, "KES", "EUR", rates)).toBe(8);
  expect(convert(5, "LRD", "LRD", { LRD: 200 })).toBe(5);
  expect(convert(100, "USD", "LRD", rates)).toBeUndefined();
  expect(convert(100, "LRD", "USD", rates)).toBeUndefined();
  expect(convert(Number.NaN, "USD", "EUR", rates)).toBeUndefined();
  expect(convert(1e308, "USD", "KES", rates)).toBeUndefined();
  expect(convert(1, "USD", "EUR", { EUR: 0 })).toBeUndefined();
});

const plain = (text: string) => text.replace(/\u00a0/g, " ");

test.each([
  [114_168_000_000 * 0.92, "EUR", "≈ €105 billion"],
  [-2.31e9, "EUR", "≈ -€2.3 billion"],
  [1140.4, "EUR", "≈ €1,140"],
  [9.2, "EUR", "≈ €9.20"],
  [9, "GBP", "≈ £9"],
  [0.0001, "EUR", "under €0.01"],
  [1e6, "LRD", "≈ LRD 1 million"],
  [750, "XAF", "≈ XAF 750"],
  [999_999.9, "EUR", "≈ €1 million"],
  [Number.NaN, "EUR", "not available"],
  [Infinity, "EUR", "not available"],
] as const)("%d %s reads %s", (value, code, text) => {
  expect(plain(approximate(value, code, words))).toBe(text);
});

test("amounts that a sentence names by code are found, and nothing else is touched", () => {
  const found = (sentence: string) =>
    findAmounts(sentence).flatMap(({ money }) => (money ? [`${money.currency} ${money.amount}`] : []));
  expect(found("late penalty of BWP 500, when turnover passes BWP 1,000,000.50")).toEqual([
    "BWP 500",
    "BWP 1000000.5",
  ]);
  expect(found("balance sheet above XAF/XOF 125m, turnover above TZS 1.5 million")).toEqual([
    "XOF 125000000",
    "TZS 1500000",
  ]);
  expect(found("UGX 1 to 5 million, form SWR 3, the year 2021 USD PPP, ABC 12, USD 5 metres")).toEqual([
    "USD 5",
  ]);
  for (const sentence of ["MAD 100,000", "over MAD 100,000", "Free", "", "MAD 12, then XXX 4 and KES 3"]) {
    expect(
      findAmounts(sentence)
        .map(({ text }) => text)
        .join(""),
    ).toBe(sentence);
  }
  expect(renderToStaticMarkup(createElement(AmountsIn, { text: "VAT, above XAF 50m" }))).toBe(
    'VAT, above <span data-money="XAF 50000000">XAF 50m</span>',
  );
});

test("an exact amount has two decimals at most", () => {
  expect(formatMoney(1250.555, "EUR", words)).toBe("€1,250.56");
  expect(formatMoney(1250, "EUR", words)).toBe("€1,250");
  expect(plain(formatMoney(1250.555, "XOF", words))).toBe("XOF 1,250.56");
});

test("a mark is written for what has a rate here, and read back as it was", () => {
  expect(moneyMark(10650, "KES")).toEqual({ "data-money": "KES 10650" });
  for (const [amount, currency] of [
    [100, "JPY"],
    [0, "KES"],
    [Number.NaN, "USD"],
  ] as const) {
    expect(moneyMark(amount, currency)).toEqual({});
  }
  expect(readMoneyMark("KES 10650")).toEqual({ amount: 10650, currency: "KES" });
  expect(readMoneyMark("USD -2.5e+21")).toEqual({ amount: -2.5e21, currency: "USD" });
  for (const broken of ["", "KES", "KES ", "KES x", "KES 1 2", "XXX 1", "KES Infinity"]) {
    expect(readMoneyMark(broken)).toBeUndefined();
  }
  expect(renderToStaticMarkup(createElement(Amount, { amount: 15, currency: "USD" }))).toBe(
    '<b data-money="USD 15">USD 15</b>',
  );
});

test("US dollars are marked, international dollars and other units are not", () => {
  expect(figureMoneyMark("gdp_nominal_usd", 5)).toEqual({ "data-money": "USD 5" });
  expect(figureMoneyMark("reserves_usd", 5)).toEqual({ "data-money": "USD 5" });
  expect(figureMoneyMark("gdp_ppp_usd", 5)).toEqual({});
  expect(figureMoneyMark("gdp_per_capita_ppp_usd", 5)).toEqual({});
  expect(figureMoneyMark("population", 5)).toEqual({});
});

test("the note names rate, day and source, and says what is old, offline, failing or missing", () => {
  const fresh = {
    base: "USD",
    rates,
    fetchedAt: new Date().toISOString(),
    asOf: new Date().toISOString().slice(0, 10),
    source: "rates.example",
  } as const;
  const old = { ...fresh, asOf: "2026-01-05", fetchedAt: "2026-01-05T10:00:00Z" };
  const shown = (
    code: CurrencyCode,
    state: Partial<RatesState>,
    isOnline: boolean,
    codes?: readonly RateCode[],
  ) =>
    rateSentences(words, code, { isLoading: false, hasFailed: false, ...state }, isOnline, codes).join(" ");
  expect(shown("EUR", { known: old }, true)).toMatch(
    /Euro \(EUR\) at the rate of 5 January 2026 from rates\.example.* more than two days old/,
  );
  expect(shown("EUR", { known: fresh }, true)).not.toMatch(/old|offline|Failed/);
  expect(shown("EUR", { known: fresh }, false)).toMatch(/offline/);
  expect(shown("EUR", { known: fresh, hasFailed: true }, true)).toMatch(/Failed to load exchange rates/);
  expect(shown("LRD", { known: fresh }, true)).toMatch(/not available/);
  const mixed = {
    ...fresh,
    older: { rates: { LRD: 190, ETB: 155 }, asOf: "2026-01-05", source: "a package" },
  };
  expect(shown("EUR", { known: mixed }, true, ["USD", "KES"])).not.toMatch(/package|old/);
  expect(shown("EUR", { known: mixed }, true, ["USD", "ETB"])).toMatch(
    /from rates\.example.*The rate of ETB is of 5 January 2026 from a package\..* more than two days old/,
  );
  expect(shown("LRD", { known: mixed }, true, ["USD"])).toMatch(
    /LRD\) at the rate of 5 January 2026 from a package.* more than two days old/,
  );
  expect(shown("EUR", { isLoading: true }, true)).toMatch(/Loading/);
  expect(shown("EUR", {}, true)).toMatch(/^Failed to load exchange rates\./);
  expect(shown("EUR", {}, false)).toMatch(/offline/);
});

test("the converter reads what people write", () => {
  const read = (amount: string) => readConverter({ amount, from: "USD", to: "EUR" }).asked?.amount;
  expect(
    ["1250.5", " 1,250.50 ", "1.250,5", "1 250", "1'250", "12", "12,5", "\u0661\u0662"].map(read),
  ).toEqual([1250.5, 1250.5, 1250.5, 1250, 1250, 12, 12.5, 12]);
  expect(readConverter({})).toEqual({ typed: { amount: "", from: "USD", to: "EUR" }, problems: {} });
  expect(readConverter({ utm: "x" }).problems).toEqual({});
});

test.each(["1.250", "1,250", "2.500", "655,957"])(
  "%s is converted only once it is said which of two it is",
  (amount) => {
    const { asked, problems, typed } = readConverter({ amount, from: "XOF", to: "EUR" });
    expect(asked).toBeUndefined();
    expect(typed.amount).toBe(amount);
    expect(problems.amount).toMatch(/^Did you mean \d{1,3},\d{3} or \d{1,3}\.\d+\?$/);
    const page = renderToStaticMarkup(
      createElement(WhichNumber, {
        path: "/currency",
        typed: { amount, from: "XOF", to: "EUR" },
        name: "amount",
      }),
    );
    const [thousands = "", decimals = ""] = [...page.matchAll(/href="\/currency\?([^"]+)"/g)].map(
      ([, query]) => query,
    );
    const read = (query: string) =>
      readConverter(Object.fromEntries(new URLSearchParams(query.replaceAll("&amp;", "&")))).asked;
    expect(read(thousands)).toMatchObject({ from: "XOF", to: "EUR" });
    expect((read(thousands)?.amount ?? 0) / (read(decimals)?.amount ?? 0)).toBeCloseTo(1000, 6);
  },
);

test.each(["", "\u200b", "-5", "0", "abc", "1,2,3", "1e5", "NaN", "Infinity", "9".repeat(39), "<b>1</b>"])(
  "the amount %p gets a sentence and stays in its field",
  (amount) => {
    const { typed, problems, asked } = readConverter({ amount, from: "USD", to: "EUR" });
    expect(asked).toBeUndefined();
    expect(problems.amount).toMatch(/\.$/);
    expect(typed.amount).toBe(amount);
  },
);

test("an unknown currency gets a sentence and costs no other field its value", () => {
  const { typed, problems } = readConverter({ amount: "12", from: "XXX", to: ["GBP", "EUR"] });
  expect(problems).toEqual({ from: expect.stringContaining("XXX") });
  expect(typed).toEqual({ amount: "12", from: "XXX", to: "GBP" });
});
