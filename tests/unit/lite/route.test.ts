import { GET, POST } from "#app/api/lite/route.ts";
import { liteChoice, wantsLite } from "#lib/platform/http/lite-choice.ts";

const origin = "http://localhost:3000";

const post = (lite: string, headers: Record<string, string> = {}) =>
  POST(
    new Request(`${origin}/api/lite`, {
      method: "POST",
      headers: { host: "localhost:3000", ...headers },
      body: new URLSearchParams({ lite }),
    }),
  );

test.each([
  ["on", /^ak_lite_v1=1; Path=\/; Max-Age=31536000; SameSite=Lax$/],
  ["off", /^ak_lite_v1=0; Path=\/; Max-Age=31536000; SameSite=Lax$/],
  ["auto", /^ak_lite_v1=; Path=\/; Max-Age=0; SameSite=Lax$/],
])("a form post of %s sets the cookie that scripts can read, and leads on", async (lite, cookie) => {
  const answer = await post(lite);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/lite"]);
  expect(answer.headers.get("set-cookie")).toMatch(cookie);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test.each([
  [`${origin}/start-business/ghana?q=1#fees`, "/start-business/ghana?q=1"],
  [`${origin}/lite`, "/lite"],
  [`${origin}//evil.example/`, "/lite"],
  [`${origin}/api/lite`, "/lite"],
  ["https://evil.example/start-business", "/lite"],
  ["nonsense", "/lite"],
])("a post from %s leads to %s", async (referer, to) => {
  expect((await post("on", { referer })).headers.get("location")).toBe(to);
});

test("a script gets the envelope", async () => {
  const answer = await POST(
    new Request(`${origin}/api/lite`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"lite":"on"}',
    }),
  );
  expect(await answer.json()).toEqual({ ok: true, data: { lite: "on" } });
  expect(answer.headers.get("set-cookie")).toContain("ak_lite_v1=1");
});

test("anything else, and a post of another site, changes nothing and says so", async () => {
  const wrong = await post("always");
  expect([wrong.status, wrong.headers.get("set-cookie")]).toEqual([422, null]);
  expect(await wrong.text()).toContain("Choose on, off, or auto");
  const foreign = await post("on", { "sec-fetch-site": "cross-site" });
  expect([foreign.status, foreign.headers.get("set-cookie")]).toEqual([403, null]);
});

test("opened in the address bar it leads to the page of the switch", () => {
  const answer = GET(new Request(`${origin}/api/lite`, { headers: { accept: "text/html" } }));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/lite"]);
});

test.each([
  ["", undefined],
  ["ak_lite_v1=1", true],
  ["a=1; ak_lite_v1=0", false],
  ["ak_lite_v1=2", undefined],
  ["b_ak_lite_v1=1", undefined],
])("the cookies %j say %s", (cookies, choice) => {
  expect(liteChoice(cookies)).toBe(choice);
});

test("the visitor's choice wins over the browser's wish", () => {
  expect(wantsLite({ "save-data": "on" })).toBe(true);
  expect(wantsLite({ cookie: "ak_lite_v1=0", "save-data": "on" })).toBe(false);
});
