import { GET, POST } from "#app/api/visa/route.ts";
import { expectedVisas } from "#tests/support/expected-visas.ts";

const ask = (query: string, headers: Record<string, string> = {}) =>
  GET(new Request(`https://example.org/api/visa${query}`, { headers }));

test.each(Object.entries(expectedVisas))(
  "the call answers for the passport %s as the research says",
  async (code, rows) => {
    for (const [slug, rule, days] of rows ?? []) {
      const { ok, data } = await (await ask(`?passport=${code}&to=${slug}`)).json();
      expect(ok).toBe(true);
      expect(data).toMatchObject({ passport: code, page: `/explore/passport/${code.toLowerCase()}` });
      expect(data.entries).toHaveLength(1);
      expect(data.entries[0]).toMatchObject({ to: slug, rule, days });
    }
  },
);

test("up to four countries are answered in the order asked, for a passport by any of its names", async () => {
  const { data } = await (await ask("?passport=french&to=kenya,ghana&to=togo,chad")).json();
  expect(data.entries.map(({ to }: { to: string }) => to)).toEqual(["kenya", "ghana", "togo", "chad"]);
  expect(data.entries[0]).toMatchObject({
    says: "Travel authorisation (ETA), up to 90 days",
    state: "State of 17 February 2026",
    asOf: "2026-02-17",
  });
});

test.each([
  ["", ["passport", "to"]],
  ["?passport=atlantis&to=kenya", ["passport"]],
  ["?passport=FR&passport=GB&to=kenya", ["passport"]],
  ["?passport=FR,GB&to=kenya", ["passport"]],
  ["?passport=FR", ["to"]],
  ["?passport=FR&to=", ["to"]],
  ["?passport=FR&to=kenya,atlantis", ["to"]],
  ["?passport=FR&to=kenya,ghana,togo,chad,mali", ["to"]],
])("%j is refused, and says which field", async (query, fields) => {
  const answer = await ask(query);
  expect(answer.status).toBe(422);
  const body = await answer.json();
  expect(body).toMatchObject({ ok: false, code: "invalid_input" });
  expect(Object.keys(body.fields)).toEqual(fields);
});

test("the answer may be kept, and who holds it gets 304 without a body", async () => {
  const answer = await ask("?passport=FR&to=kenya");
  expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=\d+/);
  const etag = answer.headers.get("etag") ?? "";
  const again = await ask("?passport=FR&to=kenya", { "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const other = await ask("?passport=GB&to=kenya", { "if-none-match": etag });
  expect(other.status).toBe(200);
});

test("it can only be read", async () => {
  expect((await POST()).status).toBe(405);
});
