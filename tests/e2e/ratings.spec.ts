import { expect, test } from "@playwright/test";
import { anAddress, aVisitor, signIn } from "../support/visitor.ts";

const page = "/explore/countries/tunisia/ratings";
const call = "/api/country/tunisia/ratings";

test("a rating typed before signing in is filed afterwards, counts for everybody, and can be withdrawn", async () => {
  const visitor = aVisitor();
  const form = { kind: "ease", score: "4", comment: "Ask for the yellow form" };
  const sent = await visitor.ask(call, { form });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `/login?tab=login&next=${page}`]);
  expect((await visitor.ask(page)).text).toContain("Ask for the yellow form");

  await signIn(visitor, anAddress());
  const own = await visitor.ask(page);
  expect(own.text).toContain("Your comment waits for a moderator.");
  expect(own.text).not.toContain("Not filed yet");

  const seen = await aVisitor().ask(page);
  expect([seen.status, seen.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(seen.text).toContain("<strong>4.00</strong>");
  expect(seen.text).toContain("n=1<");
  expect(seen.text).not.toContain("yellow form");
  expect(seen.text).toMatch(/<meta name="robots" content="noindex/);

  const back = await visitor.ask(`${call}/withdraw`, { form });
  expect([back.status, back.headers.get("location")]).toEqual([303, `${page}?done=withdrawn`]);
  expect((await aVisitor().ask(page)).text).not.toContain("n=1<");
});

test("a rating that cannot be taken comes back on the page with its words and what is wrong", async () => {
  const visitor = aVisitor();
  const sent = await visitor.ask(call, { form: { kind: "ease", score: "9", comment: "Kept <b>words</b>" } });
  const [, again = ""] = /^([^#]+)#error-summary$/.exec(sent.headers.get("location") ?? "") ?? [];
  expect([sent.status, again]).toEqual([303, expect.stringMatching(/\/ratings\?draft=[\w-]{36}$/)]);
  const { text } = await visitor.ask(again);
  expect(text).toContain("Kept &lt;b&gt;words&lt;/b&gt;</textarea>");
  expect(text).toContain('href="#ease-score">Choose a score from 1 to 5.');
  expect((await aVisitor().ask(again)).text).not.toContain("Kept &lt;b&gt;");
});

test("of a country that is none there are no ratings", async () => {
  expect((await aVisitor().ask("/explore/countries/atlantis/ratings")).status).toBe(404);
});
