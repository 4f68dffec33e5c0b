import "#tests/support/local-demo.ts";
import { randomUUID } from "node:crypto";
import { GET as followTalk } from "#app/api/admin/chat/live/route.ts";
import { POST as say } from "#app/api/admin/chat/say/route.ts";
import { POST as tellStaff } from "#app/api/admin/chat/tell/route.ts";
import { GET as follow } from "#app/api/chat/live/route.ts";
import { POST as tell } from "#app/api/chat/tell/route.ts";
import { deskPlace, deskTopic } from "#lib/domains/chat/open/topics.ts";
import { db } from "#lib/platform/db.ts";
import { mailUnseenAnswer } from "#lib/backoffice/desk/index.ts";
import { listen, notifyAll } from "#lib/services/realtime/live/index.ts";
import { whoIsAt } from "#lib/services/realtime/presence/index.ts";
import { aChat, readEvents, type Chat } from "#tests/support/a-chat.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { dataOf } from "#tests/support/sign-in.ts";
import { until } from "#tests/support/until.ts";
import { aGet, aPost } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";

useSeededDatabase();

type Colleague = Awaited<ReturnType<typeof aColleague>>;
const live = async (chat: Chat, last?: string) =>
  readEvents(await follow(chat.ask("/api/chat/live", last ? { "last-event-id": last } : {})));
const liveOf = async ({ session }: Colleague, reference: string) =>
  readEvents(await followTalk(aGet(`/api/admin/chat/live?reference=${reference}`, session.headers)));
const says = (staff: Colleague, reference: string, words: string, id: string = randomUUID()) =>
  say(aPost("/api/admin/chat/say", { reference, words, id }, staff.session.headers));
const begin = async (chat: Chat, text = "Is anybody there?") => {
  const { data } = await chat.send(chat.message(text));
  if (!data) throw new Error("not taken");
  return data;
};
const caseOf = (reference: string) => db().case.findUniqueOrThrow({ where: { reference } });
const tellJobs = async (id: string) =>
  db().$queryRaw<{ data: { caseId: string; eventId: string }; late: number }[]>`
    SELECT data, extract(epoch FROM start_after - created_on)::int AS late FROM pgboss.job
    WHERE name = 'tellOfAnswer' AND data->>'caseId' = ${id}`;
/** Waits until this process listens: notifications of the desk before that do not reach its queues. */
async function untilReceived(): Promise<void> {
  let isReceived = false;
  const stop = listen(deskTopic, () => (isReceived = true));
  await until(async () => {
    await notifyAll(deskTopic);
    return isReceived;
  });
  stop();
}
const mails = () => db().outboxMail.count({ where: { kind: "case" } });

test("both sides get what the other says as it is said, and see when it was seen and who is there", async () => {
  const [staff, chat] = [await aColleague("staff"), aChat()];
  const { reference, line } = await begin(chat);
  const [visitor, colleague] = [await live(chat), await liveOf(staff, reference)];
  expect((await visitor.nextOf("line")).data).toMatchObject({ id: line.id, text: "Is anybody there?" });
  expect((await colleague.nextOf("line")).data).toMatchObject({ id: line.id, from: "visitor" });
  expect((await colleague.nextOf("state")).data).toMatchObject({ state: "open", visitorHere: true });

  expect((await says(staff, reference, "Yes. How can I help?")).status).toBe(200);
  const reply = (await visitor.nextOf("line")).data as { id: string };
  expect(reply).toMatchObject({ from: "staff", text: "Yes. How can I help?" });
  // The visitor does not learn which member of staff it was; colleagues do.
  expect(JSON.stringify(reply)).not.toContain(staff.email);
  expect((await colleague.nextOf("line")).data).toMatchObject({ from: "staff", by: staff.email });

  await tell(chat.post("/api/chat/tell", { seen: reply.id }));
  for (;;)
    if (((await colleague.nextOf("state")).data as { seenByVisitor?: string }).seenByVisitor === reply.id)
      break;
  await tellStaff(aPost("/api/admin/chat/tell", { reference, seen: line.id }, staff.session.headers));
  for (;;)
    if (((await visitor.nextOf("state")).data as { seenByStaff?: string }).seenByStaff === line.id) break;

  await tell(chat.post("/api/chat/tell", { typing: true }));
  expect((await colleague.nextOf("typing")).data).toEqual({});
  await tellStaff(aPost("/api/admin/chat/tell", { reference, typing: true }, staff.session.headers));
  expect((await visitor.nextOf("typing")).data).toEqual({});
  await Promise.all([visitor.cut(), colleague.cut()]);
});

test("a stream that was cut goes on after the last line its reader had", async () => {
  const [staff, chat] = [await aColleague("staff"), aChat()];
  const { reference, line } = await begin(chat);
  const first = await live(chat);
  await first.nextOf("line");
  await first.cut();
  await says(staff, reference, "While you were away");
  const second = await live(chat, line.id);
  expect((await second.next()).data).toMatchObject({ text: "While you were away" });
  await second.cut();
});

test("somebody is there while a stream is open, and for nobody longer", async () => {
  const staff = await aColleague("staff");
  const queue = readEvents(await followTalk(aGet("/api/admin/chat/live", staff.session.headers)));
  await untilReceived();
  const chat = aChat();
  const news = queue.nextOf("news");
  const { reference } = await begin(chat);
  expect((await news).data).toEqual({ reference, page: "/start-business/ghana", country: "ghana" });
  expect([...(await whoIsAt([deskPlace]))]).toEqual([deskPlace]);
  await queue.cut();
  // The row is deleted at once: one that merely becomes stale would stay, though it no longer counts.
  await until(async () => (await db().presence.count({ where: { place: deskPlace } })) === 0);
});

test("what is said twice under one name is said once; closed, nothing is said", async () => {
  const [staff, chat] = [await aColleague("staff"), aChat()];
  const { reference } = await begin(chat);
  const id = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => says(staff, reference, "Once", id)));
  const lines = await Promise.all(answers.map((answer) => dataOf<{ line: { id: string } }>(answer)));
  expect(new Set(lines.map(({ line }) => line.id)).size).toBe(1);
  await db().case.update({ where: { reference }, data: { state: "done" } });
  expect((await says(staff, reference, "Late")).status).toBe(409);
  expect((await says(staff, reference, "Hello {name}")).status).toBe(422);
});

test("who left is told by mail at once, who is there after a minute if they do not look; once until they have read", async () => {
  const [staff, chat] = [await aColleague("staff"), aChat()];
  const { reference } = await begin(chat);
  const { id } = await caseOf(reference);
  await says(staff, reference, "First answer");
  const [job] = await tellJobs(id);
  expect(job?.late).toBeLessThan(5);
  const before = await mails();
  await mailUnseenAnswer(id, BigInt(job!.data.eventId));
  await says(staff, reference, "Second answer");
  for (const { data } of await tellJobs(id)) await mailUnseenAnswer(id, BigInt(data.eventId));
  expect((await mails()) - before).toBe(1);

  const visitor = await live(chat);
  let last = "";
  for (let lines = 0; lines < 3; lines += 1) last = (await visitor.nextOf("line")).id ?? "";
  await tell(chat.post("/api/chat/tell", { seen: last }));
  await says(staff, reference, "Third answer");
  const third = (await tellJobs(id)).find(({ data }) => BigInt(data.eventId) > BigInt(last));
  expect(third?.late).toBeGreaterThan(50);
  const lineId = (await visitor.nextOf("line")).id ?? "";
  await tell(chat.post("/api/chat/tell", { seen: lineId }));
  await mailUnseenAnswer(id, BigInt(third!.data.eventId));
  expect((await mails()) - before).toBe(1);
  await visitor.cut();
});

test("to whom the desk is closed, no conversation is open", async () => {
  const chat = aChat();
  const { reference } = await begin(chat);
  for (const role of ["member", "moderator", "caseworker"] as const) {
    const { session } = await aColleague(role);
    const answer = await followTalk(aGet(`/api/admin/chat/live?reference=${reference}`, session.headers));
    expect([role, answer.status]).toEqual([role, 404]);
  }
  expect((await followTalk(aGet(`/api/admin/chat/live?reference=${reference}`))).status).toBe(404);
});

test("a role that is taken away ends the stream", async () => {
  const [staff, chat] = [await aColleague("staff"), aChat()];
  const { reference } = await begin(chat);
  const colleague = await liveOf(staff, reference);
  await colleague.nextOf("state");
  await db().member.update({ where: { id: staff.id }, data: { role: "member" } });
  await expect(colleague.nextOf("never")).rejects.toThrow("the stream ended");
});
