import { randomUUID } from "node:crypto";
import * as route from "#app/api/admin/moderation/route.ts";
import { db } from "#lib/platform/db.ts";
import { filePageFeedback } from "#lib/domains/leads/index.ts";
import { listWords, moderationFormId } from "#lib/backoffice/moderation/index.ts";
import { draftOf } from "#tests/support/draft-of.ts";
import { aNetwork } from "#tests/support/sign-in.ts";
import { aForm, aGet, aMember, aPost } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";

const path = "/api/admin/moderation";

afterAll(() => db().$disconnect());

/** A text about a page, older than those of other tests, so that it is listed first. */
async function someWords(missing = `Where are the fees? ${randomUUID()}`) {
  const { reference } = await filePageFeedback(
    { page: "/atm", useful: "no", missing },
    { address: aNetwork(), now: new Date(Math.floor(Math.random() * 1_000_000_000_000)) },
  );
  const { id } = await db().pageFeedback.findUniqueOrThrow({ where: { reference }, select: { id: true } });
  return { id, missing };
}
const rowOf = (id: string) =>
  db().pageFeedback.findUniqueOrThrow({
    where: { id },
    select: { isUseful: true, words: true, moderatedAt: true },
  });
const waits = async (id: string) => (await listWords()).waiting.some((words) => words.id === id);

test("what was written waits, a bare yes or no does not", async () => {
  const { id, missing } = await someWords("Two lines\nof words");
  const bare = await someWords("");
  const { waiting } = await listWords();
  expect(waiting.find((words) => words.id === id)).toMatchObject({
    page: "/atm",
    useful: false,
    words: missing,
  });
  expect(waiting.some((words) => words.id === bare.id)).toBe(false);
});

test.each(["moderator", "admin"] as const)(
  "%s keep a text; it waits no longer and says the same",
  async (role) => {
    const { session, id: by } = await aColleague(role);
    const { id, missing } = await someWords();
    const answer = await route.POST(aPost(path, { about: "page", id, decision: "keep" }, session.headers));
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { ok: true, data: { about: "page", id, decision: "keep" } },
    ]);
    expect(await waits(id)).toBe(false);
    expect(await rowOf(id)).toEqual({
      isUseful: false,
      words: missing,
      moderatedAt: expect.any(Date),
    });
    const events = await db().auditEvent.findMany({ where: { actorId: by } });
    expect(events).toMatchObject([
      { action: "words.moderated", outcome: "done", detail: { about: "page", id, decision: "keep" } },
    ]);
  },
);

test("removed words are gone for good, the yes or no stays; a form leads back to the list", async () => {
  const { session } = await aColleague("moderator");
  const { id, missing } = await someWords();
  const answer = await route.POST(aForm(path, { about: "page", id, decision: "remove" }, session.cookie));
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/admin/moderation?done=remove&about=page",
  ]);
  expect(await waits(id)).toBe(false);
  expect(await rowOf(id)).toEqual({
    isUseful: false,
    words: null,
    moderatedAt: expect.any(Date),
  });
  const rows = await db().$queryRaw<
    unknown[]
  >`SELECT 1 FROM page_feedback f WHERE f::text LIKE ${`%${missing}%`}`;
  expect(rows).toEqual([]);
});

test("of many decisions at once one counts", async () => {
  const { session } = await aColleague("moderator");
  const { id } = await someWords();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      route.POST(aPost(path, { about: "page", id, decision: at % 2 ? "keep" : "remove" }, session.headers)),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(409)]);
});

test("an enquiry of another kind is no text to decide on, and bad input is 422", async () => {
  const { session } = await aColleague("moderator");
  const lead = await db().lead.create({
    data: {
      reference: `T-${randomUUID().slice(0, 18)}`,
      leadType: "contact",
      messages: [{ role: "user", text: "One\nTwo", ts: "" }],
      page: "/contact",
      idempotencyKey: randomUUID(),
      bodyHash: "none",
    },
  });
  const post = async (body: unknown) => (await route.POST(aPost(path, body, session.headers))).status;
  expect(await post({ about: "page", id: lead.id, decision: "remove" })).toBe(409);
  expect(await db().lead.findUnique({ where: { id: lead.id }, select: { messages: true } })).toEqual({
    messages: [{ role: "user", text: "One\nTwo", ts: "" }],
  });
  expect(await post({ about: "page", id: "1", decision: "keep" })).toBe(422);
  expect(await post({ about: "page", id: lead.id, decision: "perhaps" })).toBe(422);
  expect(await post({ id: lead.id, decision: "keep" })).toBe(422);
  const form = await route.POST(
    aForm(path, { about: "page", id: lead.id, decision: "keep" }, session.cookie),
  );
  expect(form.headers.get("location")).toMatch(/^\/admin\/moderation\?draft=[\w-]{36}#error-summary$/);
  expect((await draftOf(form, moderationFormId)).faults).toEqual({
    "": "Somebody has decided this already, or the text is gone.",
  });
});

test.each(["GET", "POST", "PUT", "DELETE", "OPTIONS"] as const)(
  "to everybody else %s is not there",
  async (method) => {
    const { id } = await someWords();
    const headers = [
      {},
      { authorization: "Bearer nonsense" },
      (await aMember()).session.headers,
      (await aColleague("staff")).session.headers,
      (await aColleague("caseworker")).session.headers,
    ];
    for (const one of headers) {
      const request =
        method === "POST" ? aPost(path, { about: "page", id, decision: "remove" }, one) : aGet(path, one);
      const answer = await route[method](request);
      expect([answer.status, answer.headers.get("allow")]).toEqual([404, null]);
    }
    expect(await waits(id)).toBe(true);
  },
);
