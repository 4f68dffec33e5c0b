import { randomUUID } from "node:crypto";
import * as moderation from "#app/api/admin/moderation/route.ts";
import { db } from "#lib/platform/db.ts";
import { listWords, moderationFormId } from "#lib/backoffice/moderation/index.ts";
import { draftOf } from "#tests/support/draft-of.ts";
import { rateCountry, readRatings } from "#lib/domains/ratings/index.ts";
import { seed } from "../../../prisma/seed.ts";
import { aMember, aPost } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";
import { forget, onFile, rate, withdraw } from "./a-rating.ts";

const path = "/api/admin/moderation";

beforeAll(async () => {
  await seed(db());
  await forget("chad", "niger", "sudan");
});
// Comments that still wait here are older than those of other tests, and would fill the moderators' list.
afterAll(async () => {
  await forget("chad", "niger", "sudan");
  await db().$disconnect();
});

type Member = Awaited<ReturnType<typeof aMember>>;

const say = (member: Member, comment: string | undefined, score: 1 | 2 | 5 = 2, slug = "chad") =>
  rateCountry(member, slug, { kind: "ease", score, comment });
const stateOf = async (member: Member) => (await onFile(member.id, "chad"))[0]?.commentState;
const shownOn = async (slug: string) => (await readRatings(slug, undefined)).comments;
const isShown = async (words: string) => (await shownOn("chad")).some((one) => one.words === words);

/** The hash by which a moderator decides on a comment, while the comment exists. */
async function markOf(member: Member, slug = "chad"): Promise<string> {
  const [row] = await db().rating.findMany({ where: { memberId: member.id, countrySlug: slug } });
  return row?.commentHash ?? "";
}

async function decide(id: string, decision: "keep" | "remove", more: object = {}): Promise<Response> {
  const { session } = await aColleague("moderator");
  return moderation.POST(aPost(path, { about: "rating", id, decision, ...more }, session.headers));
}

/** A comment older than those of other tests, so that it is listed first. */
async function aComment(words = `Ask at the desk ${randomUUID()}`) {
  const ama = await aMember();
  await say(ama, words);
  const moment = new Date(Math.floor(Math.random() * 1_000_000_000));
  await db().rating.updateMany({ where: { memberId: ama.id }, data: { updatedAt: moment } });
  return { ama, words, id: await markOf(ama) };
}

test("a comment waits: moderators read it with what it is about, nobody else sees it", async () => {
  const { ama, words, id } = await aComment();
  expect(await stateOf(ama)).toBe("waiting");
  expect((await listWords()).waiting.find((one) => one.id === id)).toEqual({
    about: "rating",
    id,
    slug: "chad",
    kind: "ease",
    score: 2,
    words,
    filedAt: expect.any(Date),
  });
  expect(await isShown(words)).toBe(false);
});

test("a comment is filed in one kind of line break, without blanks around it; blanks alone are none", async () => {
  const ama = await aMember();
  const send = (comment: string) => rate("chad", { kind: "ease", score: 3, comment }, ama.session.headers);
  await send("  Two lines\r\nof words  ");
  expect(await onFile(ama.id, "chad")).toMatchObject([{ comment: "Two lines\nof words" }]);
  await send(" \r\n ");
  expect(await onFile(ama.id, "chad")).toMatchObject([{ comment: null, commentState: null }]);
});

test("texts about pages and comments stand in one list, the oldest first", async () => {
  await aComment();
  const { waiting, total } = await listWords();
  const moments = waiting.map(({ filedAt }) => filedAt.getTime());
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  expect(total).toBeGreaterThanOrEqual(waiting.length);
});

test("kept, it is shown without a name, and the decision is written down with its kind", async () => {
  const { ama, words, id } = await aComment();
  const moderator = await aColleague("admin");
  const body = { about: "rating", id, decision: "keep" };
  const answer = await moderation.POST(aPost(path, body, moderator.session.headers));
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, data: body }]);
  expect(await stateOf(ama)).toBe("shown");
  const shown = (await shownOn("chad")).find((one) => one.words === words);
  expect(shown).toEqual({ kind: "ease", score: 2, words, month: "1970-01", id: null });
  expect((await listWords()).waiting.some((one) => one.id === id)).toBe(false);
  const events = await db().auditEvent.findMany({ where: { actorId: moderator.id } });
  expect(events).toMatchObject([{ action: "words.moderated", outcome: "done", detail: body }]);
  expect(JSON.stringify(events[0]?.detail)).not.toContain(words);
});

test("removed, the words are wiped everywhere and the score counts on", async () => {
  const { ama, words, id } = await aComment();
  expect((await decide(id, "remove")).status).toBe(200);
  expect(await onFile(ama.id, "chad")).toEqual([
    { kind: "ease", score: 2, comment: null, commentState: "removed" },
  ]);
  const rows = await db().$queryRaw<unknown[]>`SELECT 1 FROM ratings r WHERE r::text LIKE ${`%${words}%`}`;
  expect(rows).toEqual([]);
});

test("a comment that is shown can be removed, and is off the page at once", async () => {
  const { ama, words, id } = await aComment();
  await decide(id, "keep");
  expect(await isShown(words)).toBe(true);
  const { session } = await aColleague("moderator");
  const fields = new URLSearchParams({ about: "rating", id, decision: "remove", country: "chad" });
  const request = new Request(`http://localhost${path}`, {
    method: "POST",
    headers: session.cookie,
    body: fields,
  });
  const answer = await moderation.POST(request);
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/explore/countries/chad/ratings?done=removed",
  ]);
  expect([await isShown(words), await stateOf(ama)]).toEqual([false, "removed"]);
  const again = await moderation.POST(
    new Request(`http://localhost${path}`, { method: "POST", headers: session.cookie, body: fields }),
  );
  expect(again.headers.get("location")).toMatch(/^\/explore\/countries\/chad\/ratings\?draft=/);
  expect((await draftOf(again, moderationFormId)).code).toBe("conflict");
});

test("only to moderators the page gives the mark by which a comment is removed", async () => {
  const { id } = await aComment();
  await decide(id, "keep");
  const marksFor = async (member: Parameters<typeof readRatings>[1]) =>
    (await readRatings("chad", member)).comments.map((one) => one.id);
  for (const viewer of [undefined, (await aMember()).visit.member, (await aColleague("staff")).visit.member])
    expect(new Set(await marksFor(viewer))).toEqual(new Set([null]));
  for (const role of ["moderator", "admin"] as const)
    expect(await marksFor((await aColleague(role)).visit.member)).toContain(id);
});

test("to everybody else the decision is not there", async () => {
  const { ama, id } = await aComment();
  for (const headers of [{}, ama.session.headers, (await aColleague("staff")).session.headers]) {
    const answer = await moderation.POST(aPost(path, { about: "rating", id, decision: "keep" }, headers));
    expect(answer.status).toBe(404);
  }
  expect(await stateOf(ama)).toBe("waiting");
});

test("of many decisions at once one counts; a mark that is none is refused", async () => {
  const { id } = await aComment();
  const answers = await Promise.all(Array.from({ length: 8 }, () => decide(id, "keep")));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  expect((await decide("x", "keep")).status).toBe(422);
  expect((await decide(randomUUID(), "keep")).status).toBe(422);
  expect((await decide(id, "keep", { about: "page" })).status).toBe(422);
  expect((await decide("A".repeat(43), "remove")).status).toBe(409);
});

test("the same words stay shown, whatever the score; other words wait", async () => {
  const { ama, words, id } = await aComment();
  await decide(id, "keep");
  expect((await say(ama, words, 5)).commentState).toBe("shown");
  expect((await rate("chad", { kind: "ease", score: 1, comment: `${words}\r\n` }, ama.session.headers)).status).toBe(200); // prettier-ignore
  expect(await onFile(ama.id, "chad")).toMatchObject([{ score: 1, commentState: "shown" }]);
  expect((await say(ama, `${words}, and pay`)).commentState).toBe("waiting");
  expect(await isShown(words)).toBe(false);
});

test("removed words that come back stay removed; a new score brings none; other words wait", async () => {
  const { ama, words, id } = await aComment();
  await decide(id, "remove");
  expect((await say(ama, words)).commentState).toBe("removed");
  expect((await say(ama, undefined, 5)).commentState).toBe("removed");
  expect((await say(ama, words)).commentState).toBe("removed");
  expect(await onFile(ama.id, "chad")).toMatchObject([{ comment: null, score: 2 }]);
  expect((await say(ama, "Milder words")).commentState).toBe("waiting");
});

test("what was changed after the moderator looked is not decided on", async () => {
  const { ama, id } = await aComment();
  await say(ama, "Something else altogether");
  for (const decision of ["keep", "remove"] as const) expect((await decide(id, decision)).status).toBe(409);
  expect(await onFile(ama.id, "chad")).toMatchObject([
    { comment: "Something else altogether", commentState: "waiting" },
  ]);
});

test("a comment taken out of a rating, or withdrawn with it, is gone", async () => {
  const { ama, id } = await aComment();
  await decide(id, "keep");
  expect((await say(ama, undefined)).commentState).toBeNull();
  expect(await onFile(ama.id, "chad")).toMatchObject([{ comment: null, commentState: null }]);
  const kofi = await aComment();
  await decide(kofi.id, "keep");
  await withdraw("chad", { kind: "ease" }, kofi.ama.session.headers);
  expect(await isShown(kofi.words)).toBe(false);
});

test("the newest fifty comments of the country are shown, the newest first", async () => {
  const members = await Promise.all(Array.from({ length: 52 }, () => aMember()));
  for (const [at, member] of members.entries()) {
    await say(member, `Number ${at}`, 5, "niger");
    await decide(await markOf(member, "niger"), "keep");
  }
  await say(await aMember(), "Elsewhere", 5, "sudan");
  const shown = (await shownOn("niger")).map(({ words }) => words);
  expect(shown).toEqual(Array.from({ length: 50 }, (_, at) => `Number ${51 - at}`));
  expect(await shownOn("sudan")).toEqual([]);
});
