import { GET, POST } from "#app/api/search/route.ts";
import { replacePassages } from "#lib/services/search/engine/fresh-passages.ts";
import type { SearchResults } from "#lib/services/search/open/search-answer.ts";

beforeAll(() => {
  for (const at of [1, 2, 3]) {
    const path = `/made-up-for-this-call/${at}`;
    const units = [{ text: "Numbats and bilbies." }];
    replacePassages(path, [{ path, anchor: "", kind: "guide", title: "Marsupials", heading: "", units }]);
  }
});

const ask = (query: string, headers: Record<string, string> = {}) =>
  GET(new Request(`https://example.org/api/search${query}`, { headers }));

test("the call answers with results, as many as are asked for", async () => {
  const { ok, data } = (await (await ask("?q=numbats+bilbies&most=2&page=2")).json()) as {
    ok: boolean;
    data: SearchResults;
  };
  expect(ok).toBe(true);
  expect(data).toMatchObject({ total: 3, page: 2, pages: 2, kinds: [{ kind: "guide", total: 3 }] });
  expect(data.hits).toHaveLength(1);
  expect(data.hits[0]).toMatchObject({ title: "Marsupials" });
});

test("a word still being typed finds what it begins, where the call says so", async () => {
  const firstOf = async (query: string) => {
    const { data } = (await (await ask(query)).json()) as { data: SearchResults };
    return data.hits[0]?.title;
  };
  expect(await firstOf("?q=numbats+bilbi&typing=1")).toBe("Marsupials");
  expect(await firstOf("?q=marsu&typing=1")).toBe("Marsupials");
  expect(await firstOf("?q=marsu")).not.toBe("Marsupials");
});

test.each([
  ["", ["q"]],
  ["?q=", ["q"]],
  [`?q=${"x".repeat(10_000)}`, ["q"]],
  ["?q=a&kind=nothing", ["kind"]],
  ["?q=a&country=atlantis&most=0", ["country", "most"]],
  ["?q=a&most=21", ["most"]],
  ["?q=a&typing=yes", ["typing"]],
  ["?q=a&page=-1", ["page"]],
])("%.30j is refused, and says which field", async (query, fields) => {
  const answer = await ask(query);
  expect(answer.status).toBe(422);
  const body = (await answer.json()) as { fields: object };
  expect(body).toMatchObject({ ok: false, code: "invalid_input" });
  expect(Object.keys(body.fields)).toEqual(fields);
});

test("other scripts, signs and names of properties find nothing, and are no fault", async () => {
  for (const q of ["中文", "<script>", "__proto__", "%00", "'"]) {
    const answer = await ask(`?${new URLSearchParams({ q })}`);
    expect([q, answer.status]).toEqual([q, 200]);
  }
});

test("the answer may be kept for a while, and who holds it gets 304 without a body", async () => {
  const answer = await ask("?q=numbats");
  expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
  const etag = answer.headers.get("etag") ?? "";
  const again = await ask("?q=numbats", { "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const other = await ask("?q=nothing-of-this", { "if-none-match": etag });
  expect(other.status).toBe(200);
});

test("it can only be read", async () => {
  expect((await POST()).status).toBe(405);
});
