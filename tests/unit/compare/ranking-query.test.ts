import { rankingHref } from "#components/countries/ranking/ranking-address.ts";
import {
  defaultRanking,
  defaultScatter,
  parseRankingQuery,
  parseScatterQuery,
} from "#lib/data/countries/index.ts";

test("nothing asked is the default, with nothing to complain of", () => {
  for (const params of [{}, { by: "", region: "", bloc: "" }, { by: [] }]) {
    expect(parseRankingQuery(params)).toEqual(defaultRanking);
  }
});

test("a figure, a region, a bloc and an order are understood, however they are written", () => {
  expect(
    parseRankingQuery({ by: "internet_users_pct", region: "west africa", bloc: "ecowas", order: "LOWEST" }),
  ).toEqual({
    preset: null,
    by: "internet_users_pct",
    region: "West Africa",
    bloc: "ECOWAS",
    order: "lowest",
    view: "table",
    problems: [],
  });
});

test("what is not known is left out and said, one sentence for each", () => {
  const query = parseRankingQuery({
    by: "happiness",
    region: "Atlantis",
    bloc: "NATO",
    order: "sideways",
    view: "globe",
  });
  expect(query).toMatchObject({ by: "bready_entry", region: null, bloc: null, order: "best", view: "table" });
  expect(query.problems).toHaveLength(5);
  for (const problem of query.problems) expect(problem).toMatch(/^[A-Z].+\.$/);
  expect(parseRankingQuery({ preset: "richest" }).problems).toHaveLength(1);
});

test("a figure whose source is switched off is not ranked, and the reason is said", () => {
  const { by, problems } = parseRankingQuery({ by: "global_peace" });
  expect(by).toBe("bready_entry");
  expect(problems[0]).toMatch(/“Global Peace Index”.+switched off/);
});

test("a ready-made ranking stands alone; what else is asked is left out and said", () => {
  expect(parseRankingQuery({ preset: "most-stable", by: "", region: "" })).toEqual({
    ...defaultRanking,
    preset: "most-stable",
  });
  expect(parseRankingQuery({ preset: "most-stable", region: "East Africa" }).problems).toHaveLength(1);
});

test("a parameter given twice counts once, and nothing in a query makes it throw", () => {
  expect(parseRankingQuery({ by: ["population", "area_km2"] }).by).toBe("population");
  const odd = ["constructor", "__proto__", "x".repeat(100_000), "%00", "<script>"];
  for (const value of odd) {
    expect(parseRankingQuery({ by: value, region: value, bloc: value, preset: value }).by).toBe(
      "bready_entry",
    );
    expect(parseScatterQuery({ x: value, y: value, region: value })).toMatchObject({
      x: defaultScatter.x,
      y: defaultScatter.y,
    });
  }
});

test("the address of a ranking leaves out what is the default and is understood again", () => {
  expect(rankingHref(defaultRanking)).toBe("/explore/ranking");
  const asked = {
    by: "population",
    region: "East Africa",
    bloc: "EAC",
    order: "lowest",
    view: "map",
  } as const;
  const params = Object.fromEntries(new URL(rankingHref(asked), "https://a.example").searchParams);
  expect(parseRankingQuery(params)).toEqual({ ...asked, preset: null, problems: [] });
});

test("two figures that are the same become two, and what was not asked is chosen without a word", () => {
  expect(parseScatterQuery({ x: "population", y: "population" })).toMatchObject({
    x: "population",
    y: defaultScatter.y,
    problems: [expect.stringContaining("Both figures were the same")],
  });
  expect(parseScatterQuery({ x: defaultScatter.y })).toEqual({
    x: defaultScatter.y,
    y: defaultScatter.x,
    region: null,
    problems: [],
  });
  expect(parseScatterQuery({})).toEqual(defaultScatter);
});
