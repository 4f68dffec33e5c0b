import "#tests/support/local-demo.ts";
import { randomUUID } from "node:crypto";
import { POST as caseRoute } from "#app/api/admin/cases/[action]/route.ts";
import { POST as removeRoute } from "#app/api/admin/replies/remove/route.ts";
import { POST as saveRoute } from "#app/api/admin/replies/route.ts";
import { db } from "#lib/platform/db.ts";
import { beginReply, listReplies, readCase } from "#lib/backoffice/desk/index.ts";
import { mostReplies } from "#lib/backoffice/desk/open/replies.ts";
import { fileLead } from "#lib/domains/leads/index.ts";
import { aLead } from "#tests/support/a-lead.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { aNetwork } from "#tests/support/sign-in.ts";
import { aForm, aPost } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";

useSeededDatabase();

type Colleague = Awaited<ReturnType<typeof aColleague>>;
type Body = { error?: string; fields?: Record<string, string[]>; data?: { id: string } };

const aReply = (payload: Record<string, unknown> = {}) => ({
  title: `Opening hours ${randomUUID()}`,
  kinds: ["enquiry"],
  words: "On Mondays from nine.",
  ...payload,
});

async function saves({ session }: Colleague, body: Record<string, unknown>) {
  const answer = await saveRoute(aPost("/api/admin/replies", body, session.headers));
  return { status: answer.status, ...((await answer.json()) as Body) };
}

const stored = (id: string) => db().cannedReply.findUniqueOrThrow({ where: { id } });

test("words are added, changed as they were read, and removed; each is in the audit without a word of them", async () => {
  const staff = await aColleague("staff");
  const reply = aReply();
  const { data } = await saves(staff, reply);
  const id = data!.id;
  expect((await listReplies("enquiry")).map((one) => one.id)).toContain(id);
  expect((await listReplies("access")).map((one) => one.id)).not.toContain(id);
  expect(await saves(staff, { ...reply, id, version: 1, words: "On Tuesdays." })).toMatchObject({
    status: 200,
  });
  expect(await stored(id)).toMatchObject({ version: 2, words: "On Tuesdays.", updatedById: staff.id });
  const removes = async (version: number) =>
    (await removeRoute(aPost("/api/admin/replies/remove", { id, version }, staff.session.headers))).status;
  expect([await removes(1), await removes(2), await removes(2)]).toEqual([409, 200, 409]);
  const events = await db().auditEvent.findMany({ where: { actorId: staff.id }, orderBy: { id: "asc" } });
  expect(events.map(({ action }) => action)).toEqual(["reply.added", "reply.changed", "reply.removed"]);
  expect(events.map(({ detail }) => detail)).toEqual([{ reply: id }, { reply: id }, { reply: id }]);
});

test("of two who change the same words at once one wins, the other is told and keeps what they typed", async () => {
  const [one, other] = [await aColleague("staff"), await aColleague("admin")];
  const { data } = await saves(one, aReply());
  const id = data!.id;
  const [first, second] = await Promise.all(
    [one, other].map((who, at) => saves(who, aReply({ id, version: 1, words: `Words ${at}` }))),
  );
  expect([first!.status, second!.status].toSorted()).toEqual([200, 409]);
  expect((await stored(id)).version).toBe(2);
  const { title, words } = aReply({ words: "Mine." }) as { title: string; words: string };
  const late = { id, version: "1", title, kinds: "enquiry", words };
  const back = await saveRoute(aForm("/api/admin/replies", late, other.session.headers));
  expect(back.headers.get("location")).toMatch(new RegExp(`^/admin/replies\\?change=${id}&draft=`));
});

test("an unknown field, a title that is taken, no kind: refused beside the field", async () => {
  const staff = await aColleague("staff");
  const taken = aReply();
  await saves(staff, taken);
  for (const [given, field, sentence] of [
    [{ words: "Dear {nam}" }, "words", /^\{nam\} is none of the fields/],
    [{ title: taken.title }, "title", /^Another reply has this title/],
    [{ kinds: [] }, "kinds", /^Choose at least one kind/],
    [{ kinds: ["comment"] }, "kinds", /./],
  ] as const) {
    const { status, fields } = await saves(staff, aReply(given));
    expect([status, fields?.[field]?.[0]]).toEqual([422, expect.stringMatching(sentence)]);
  }
  expect(await saves(staff, aReply({ id: randomUUID(), version: 1 }))).toMatchObject({ status: 404 });
  expect(await saves(await aColleague("moderator"), aReply())).toMatchObject({ status: 404 });
});

test("a title that is changed to one that is taken is refused, and nothing is changed", async () => {
  const staff = await aColleague("staff");
  const [first, second] = [aReply(), aReply()];
  await saves(staff, first);
  const { data } = await saves(staff, second);
  const changed = await saves(staff, { ...second, id: data!.id, version: 1, title: first.title });
  expect([changed.status, Object.keys(changed.fields ?? {})]).toEqual([422, ["title"]]);
  expect((await stored(data!.id)).version).toBe(1);
});

test("of several who give the same title at once, added or changed, one has it and the others are told beside the field", async () => {
  const staff = await aColleague("staff");
  const title = `Holidays ${randomUUID()}`;
  const made = await Promise.all(Array.from({ length: 4 }, () => saves(staff, aReply())));
  const changed = made
    .slice(0, 2)
    .map(({ data }) => saves(staff, aReply({ id: data!.id, version: 1, title })));
  const added = Array.from({ length: 2 }, () => saves(staff, aReply({ title })));
  const answers = await Promise.all([...changed, ...added]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
  for (const { status, fields } of answers)
    if (status === 422) expect(fields?.["title"]?.[0]).toMatch(/^Another reply has this title/);
  expect(await db().cannedReply.count({ where: { title } })).toBe(1);
});

test("of several who add the last reply that may be, one does", async () => {
  const staff = await aColleague("staff");
  const space = mostReplies - 1 - (await db().cannedReply.count());
  await db().cannedReply.createMany({
    data: Array.from({ length: space }, () => ({ title: randomUUID(), kinds: [], words: "" })),
  });
  const answers = await Promise.all(Array.from({ length: 3 }, () => saves(staff, aReply())));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await db().cannedReply.count()).toBe(mostReplies);
  await db().cannedReply.deleteMany({ where: { words: "" } });
});

test("an answer begins with what is known of the case; with a field still open it is not taken", async () => {
  const staff = await aColleague("staff");
  const lead = aLead({ country: "ghana", text: randomUUID() }) as Parameters<typeof fileLead>[0];
  const { reference } = await fileLead(lead, { address: aNetwork() });
  const { data } = await saves(
    staff,
    aReply({ words: "{reference} ({kind}, {country}) by {due}: {topic}." }),
  );
  const reply = (await listReplies("enquiry")).find(({ id }) => id === data!.id)!;
  const whole = (await readCase(staff.visit, reference))!;
  const begun = beginReply(reply, whole);
  expect(begun).toMatch(
    new RegExp(`^${reference} \\(Enquiry, Ghana\\) by \\d+ \\w+ \\d{4}: ${whole.title}\\.$`),
  );
  const nameless = beginReply(
    { ...reply, words: "Dear {name}" },
    { ...whole, content: { ...whole.content, name: undefined } },
  );
  expect(nameless).toBe("Dear {name}");
  const answers = async (words: string) => {
    const body = { reference, version: whole.row.version, words };
    const answer = await caseRoute(aPost("/api/admin/cases/reply", body, staff.session.headers));
    return { status: answer.status, ...((await answer.json()) as Body) };
  };
  expect(await answers(nameless)).toMatchObject({
    status: 422,
    fields: { words: [expect.stringMatching(/^\{name\} is still to be filled in/)] },
  });
  expect(await answers("Dear {you}")).toMatchObject({ status: 200 });
});
