import { longestSearch } from "#lib/services/search/open/limits.ts";
import { parseSearchQuery, searchInput } from "#lib/services/search/schema.ts";

test("words, kind, country and page are read, in one line and whatever the case", () => {
  const asked = parseSearchQuery({ q: "  TVA \n sénégal ", kind: "Guide", country: "SENEGAL", page: "3" });
  expect(asked).toEqual({
    query: { q: "TVA sénégal", kind: "guide", country: "senegal", page: 3 },
    typed: "TVA sénégal",
    problems: [],
  });
});

test("what is left empty is not asked for, and the first of several counts", () => {
  expect(parseSearchQuery({ q: " ", kind: "", country: "", page: "" })).toMatchObject({
    query: { q: "" },
    problems: [],
  });
  expect(parseSearchQuery({ q: ["cacao", "cocoa"], kind: ["visa", "guide"] }).query).toMatchObject({
    q: "cacao",
    kind: "visa",
  });
  expect(parseSearchQuery({})).toMatchObject({ query: { q: "" }, typed: "", problems: [] });
});

test("what is too long is cut and kept as it was typed, never within a character", () => {
  const long = parseSearchQuery({ q: "word ".repeat(2_000) });
  expect(long.query.q.length).toBeLessThanOrEqual(longestSearch);
  expect(long.typed).toHaveLength(9_999);
  expect(long.problems).toEqual(["q"]);
  const signs = parseSearchQuery({ q: `a${"😀".repeat(200)}` });
  expect(signs.query.q).toBe(`a${"😀".repeat(99)}`);
});

test.each([
  ["kind", "nothing"],
  ["kind", "__proto__"],
  ["country", "atlantis"],
  ["page", "0"],
  ["page", "-1"],
  ["page", "1.5"],
  ["page", "1e9"],
  ["page", "x"],
])("%s=%s is left out and named", (name, value) => {
  const { query, problems } = parseSearchQuery({ q: "cacao", [name]: value });
  expect(query).toMatchObject({ q: "cacao", [name]: undefined });
  expect(problems).toEqual([name]);
});

test.each(["<script>alert(1)</script>", "ነጋዴ", "公司", "\ud83d half", "a\u0000b", "%00", "'; drop table"])(
  "%j never throws",
  (q) => expect(parseSearchQuery({ q }).problems).toEqual([]),
);

test("the call takes the same, and refuses what the page leaves out", () => {
  expect(searchInput.parse({ q: "cacao", most: ["5"] })).toMatchObject({ q: "cacao", most: 5 });
  const wrong = { q: "x".repeat(201), kind: "a", country: "b", page: "0", most: "21" };
  const faults = searchInput.safeParse(wrong).error?.issues.map(({ path }) => path.join("."));
  expect(faults).toEqual(["q", "kind", "country", "page", "most"]);
  expect(searchInput.safeParse({ q: " " }).error?.issues[0]?.message).toBe(
    "Say in q what to search for, in at most 200 characters.",
  );
});
