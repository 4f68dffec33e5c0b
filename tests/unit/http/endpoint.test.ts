import { z } from "zod";
import { AppError } from "#lib/platform/errors.ts";
import { endpoint, query, route } from "#lib/platform/http/endpoint.ts";
import { plainAnswer } from "#lib/platform/http/plain-page.ts";
import { aFormPost, aJsonPost } from "#tests/support/a-lead.ts";

const schema = z.object({ word: z.string("Enter a word.").min(1, "Enter a word.") });

const echo = endpoint({ name: "echo", schema, handle: async ({ word }) => ({ word }) });

const withForm = endpoint({
  name: "echo",
  schema,
  handle: async ({ word }) => {
    if (word === "fault") throw new Error("secret of the database");
    return { word };
  },
  form: {
    read: (fields) => ({ word: fields.get("word") ?? "" }),
    next: ({ word }) => `/done?word=${word}`,
    problem: (error, fields) =>
      plainAnswer({
        error,
        back: { href: "/contact", label: "Back" },
        ...(fields && {
          resend: { action: "/api/echo", entries: [...fields] },
        }),
      }),
  },
});

test("a good call is answered with the envelope, kept by nobody", async () => {
  const answer = await echo(aJsonPost({ word: "a" }));
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await answer.json()).toEqual({ ok: true, data: { word: "a" } });
});

test.each([
  ["malformed JSON", 400, "malformed", aJsonPost("{")],
  ["a call of another site", 403, "forbidden", aJsonPost({ word: "a" }, { "sec-fetch-site": "cross-site" })],
  ["too large a body", 413, "too_large", aJsonPost({ word: "a".repeat(17_000) })],
  ["another content type", 415, "unsupported_media_type", aJsonPost("a", { "content-type": "text/plain" })],
  ["a form where none is meant", 415, "unsupported_media_type", aFormPost({ word: "a" })],
  ["a wrong field", 422, "invalid_input", aJsonPost({})],
] as const)("%s is answered %i %s in the envelope", async (_, status, code, request) => {
  const answer = await echo(request);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ ok: false, code, error: expect.stringMatching(/^[A-Z].*\.$/) });
});

test("a wrong field is named with its sentence", async () => {
  expect(await (await echo(aJsonPost({}))).json()).toMatchObject({ fields: { word: ["Enter a word."] } });
});

test("a method that is not offered is 405 in the envelope, and Allow and OPTIONS name what is", async () => {
  const { GET, OPTIONS } = route({ POST: echo });
  const refused = GET();
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  expect(await refused.json()).toMatchObject({ ok: false, code: "method_not_allowed" });
  expect(OPTIONS().headers.get("allow")).toBe("POST, OPTIONS");
  expect(
    route({ GET: () => new Response() })
      .OPTIONS()
      .headers.get("allow"),
  ).toBe("GET, HEAD, OPTIONS");
});

test("a good form post goes on with 303", async () => {
  const answer = await withForm(aFormPost({ word: "a" }));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/done?word=a"]);
});

test("a wrong form post is answered by its handler, with what was typed", async () => {
  const answer = await withForm(aFormPost({ word: "", other: "x" }));
  expect(answer.status).toBe(422);
  expect(answer.headers.get("content-type")).toContain("text/html");
  expect(await answer.text()).toMatch(/<li>Enter a word\.<\/li>.*name="other" value="x"/s);
});

test("a form post of another site is 403 as a page, without the form it tried to fill", async () => {
  const answer = await withForm(aFormPost({ word: "a" }, { "sec-fetch-site": "cross-site" }));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([403, "text/html; charset=utf-8"]);
  expect(await answer.text()).not.toContain("<form");
});

test("a form post too large to read is 413 as a page that says how to keep the text", async () => {
  const answer = await withForm(aFormPost({ word: "a".repeat(17_000) }));
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain("Back button");
});

test("a fault of ours is 500 without its text, for scripts and for forms", async () => {
  for (const request of [aJsonPost({ word: "fault" }), aFormPost({ word: "fault" })]) {
    const answer = await withForm(request);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("secret");
  }
});

test("what a GET throws is answered with the envelope", async () => {
  const find = query("find", () => {
    throw new AppError("not_found", "There is nothing here.");
  });
  const answer = await find();
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { ok: false, error: "There is nothing here.", code: "not_found" },
  ]);
});
