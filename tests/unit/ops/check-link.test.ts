import { officialLinks } from "#lib/data/countries/profiles/index.ts";
import { checkLink } from "#lib/ops/cli/ask-links.ts";

const url = "https://office.example/";
const answering = (status: number, headers?: Record<string, string>) => () =>
  Promise.resolve(new Response(null, { status, headers }));

test.each([
  [200, { is: "ok" }],
  [404, { is: "broken", status: 404 }],
  [410, { is: "broken", status: 410 }],
  [403, { is: "refused", status: 403 }],
  [503, { is: "refused", status: 503 }],
])("an answer of %i is %j", async (status, outcome) => {
  expect(await checkLink(url, answering(status))).toEqual(outcome);
});

test("an address that leads elsewhere says where", async () => {
  expect(await checkLink(url, answering(301, { location: "/new" }))).toEqual({
    is: "moved",
    to: "https://office.example/new",
  });
});

test("where nothing answers it is not checked, and never called broken", async () => {
  const silent = () => Promise.reject(new TypeError("fetch failed", { cause: { code: "ENOTFOUND" } }));
  expect(await checkLink(url, silent)).toEqual({ is: "not checked", why: "ENOTFOUND" });
});

test("every official address is a well-formed https one, and all 54 countries have some", () => {
  const links = officialLinks();
  expect(new Set(links.map(({ country }) => country)).size).toBe(54);
  const wrong = links.filter(({ url: address }) => {
    const parsed = URL.parse(address);
    return parsed?.protocol !== "https:" || !/\.[a-z]{2,}$/.test(parsed.hostname) || /\s/.test(address);
  });
  expect(wrong).toEqual([]);
});
