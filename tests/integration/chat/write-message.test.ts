import "#tests/support/local-demo.ts";
import { randomUUID } from "node:crypto";
import { GET as follow } from "#app/api/chat/live/route.ts";
import { GET as read } from "#app/api/chat/messages/route.ts";
import { POST as tell } from "#app/api/chat/tell/route.ts";
import { POST as copy } from "#app/api/chat/transcript/route.ts";
import type { ChatShown } from "#lib/domains/chat/open/shown-chat.ts";
import { db } from "#lib/platform/db.ts";
import { doWork } from "#lib/services/proof/open/work.ts";
import { aChat, type Chat } from "#tests/support/a-chat.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { dataOf } from "#tests/support/sign-in.ts";
import { aMember } from "../members/account/a-member.ts";

useSeededDatabase();

const shown = async (chat: Chat, after = "0") =>
  dataOf<ChatShown>(await read(chat.ask(`/api/chat/messages?after=${after}`)));
const linesOf = async (chat: Chat) => (await shown(chat)).lines.map(({ text }) => text);
const close = async (chat: Chat) => {
  const id = await chat.id();
  await db().case.updateMany({ where: { conversation: { id } }, data: { state: "done" } });
};

test("messages stand in one case, in their order, each once however often it comes", async () => {
  const chat = aChat();
  const first = chat.message("How long does it take to register?", { country: "ghana" });
  const answers = await Promise.all([1, 2, 3, 4].map(() => chat.send(first)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ data }) => data?.line.id)).size).toBe(1);
  const second = chat.message("And what does it cost?");
  const [line, again] = [await chat.send(second), await chat.send(second)];
  expect(again.data).toEqual(line.data);
  expect(line.data?.line).toMatchObject({ key: second.id, from: "visitor", text: second.text });

  expect(await linesOf(chat)).toEqual([first.text, second.text]);
  const cases = await db().case.findMany({
    where: { lead: { contactEmail: chat.email } },
    select: { kind: true, topic: true, countrySlug: true, state: true, hasNews: true, reference: true },
  });
  expect(cases).toEqual([
    {
      kind: "chat",
      topic: "site_chat",
      countrySlug: "ghana",
      state: "open",
      hasNews: true,
      reference: line.data?.reference,
    },
  ]);
});

test("what was said is sealed in the table", async () => {
  const chat = aChat();
  const words = `sealed ${randomUUID()}`;
  await chat.send(chat.message(words));
  const rows = await db().$queryRaw<{ row: string }[]>`
    SELECT row_to_json(e)::text AS row FROM case_events e JOIN conversations c ON c.case_id = e.case_id
    WHERE c.id = ${await chat.id()}::uuid`;
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(Buffer.from(words).toString("hex"));
  expect(rows[0]?.row).not.toContain(words);
});

test("what cannot be taken gets the right status, and nothing of it is stored", async () => {
  const chat = aChat();
  const { status, fields } = await chat.send(chat.message("x".repeat(4_001)));
  expect([status, Object.keys(fields ?? {})]).toEqual([422, ["text"]]);
  expect((await chat.send(chat.message(" \u0000\n "))).status).toBe(422);
  expect((await chat.send(chat.message("x".repeat(70_000)))).status).toBe(413);
  expect((await chat.send(chat.message("Hello", { contact: { email: "nobody" } }))).status).toBe(422);
  expect((await chat.send(chat.message("Hello", { page: "//elsewhere.example" }))).status).toBe(422);
  expect((await chat.send({})).status).toBe(422);
  expect((await chat.send("[")).status).toBe(422);
  expect((await read(chat.ask("/api/chat/messages"))).status).toBe(404);
  const kept = await chat.send(chat.message("Hello\u0007 there\u202e"));
  expect([kept.status, kept.data?.line.text]).toEqual([200, "Hello there"]);
});

test("20 KB are refused with the sentence that says how much is taken", async () => {
  const { status, fields } = await (async () => {
    const chat = aChat();
    return chat.send(chat.message("y".repeat(20 * 1024)));
  })();
  expect(status).toBe(422);
  expect(fields?.["text"]?.[0]).toContain("4,000");
});

test("a key that is none of ours, forged or without a conversation, opens nothing", async () => {
  const chat = aChat();
  await chat.send(chat.message("Mine"));
  for (const key of [
    "",
    "short",
    "a".repeat(43),
    chat.key.slice(0, 42) + (chat.key.endsWith("A") ? "B" : "A"),
  ])
    expect((await read(chat.ask("/api/chat/messages", { "x-chat-key": key }))).status).toBe(404);
});

test("a line of another conversation is none to read on from", async () => {
  const [mine, other] = [aChat(), aChat()];
  await mine.send(mine.message("Mine"));
  const { data } = await other.send(other.message("Another's"));
  expect((await read(mine.ask(`/api/chat/messages?after=${data?.line.id}`))).status).toBe(422);
  expect((await read(mine.ask("/api/chat/messages?after=x"))).status).toBe(422);
  expect((await tell(mine.post("/api/chat/tell", { seen: data?.line.id }))).status).toBe(422);
});

test("nothing more is taken into a closed conversation, and what came before its end still gets its answer", async () => {
  const chat = aChat();
  const first = chat.message("Before");
  await chat.send(first);
  await close(chat);
  const { status, error } = await chat.send(chat.message("After"));
  expect([status, error]).toEqual([409, "This chat is closed. Begin a new one."]);
  expect((await chat.send(first)).status).toBe(200);
  expect(await linesOf(chat)).toEqual(["Before"]);
  expect((await shown(chat)).state).toBe("closed");
});

test("the same name with other words is refused", async () => {
  const chat = aChat();
  const first = chat.message("One");
  await chat.send(first);
  expect((await chat.send({ ...first, text: "Two" })).status).toBe(409);
  expect(await linesOf(chat)).toEqual(["One"]);
});

test("who looks like a program proves some work, and nobody else", async () => {
  const chat = aChat();
  const filledIn = chat.message("Buy", { website: "https://example.com" });
  const hasty = chat.message("Buy", { begun: 3 });
  for (const body of [filledIn, hasty]) {
    const refused = await chat.send(body);
    expect([refused.status, refused.code]).toEqual([412, "precondition_failed"]);
    expect((await chat.send({ ...body, proof: 1 })).status).toBe(412);
    expect((await chat.send({ ...body, proof: await doWork(body.id) })).status).toBe(200);
  }
  for (let sent = 2; sent < 10; sent += 1)
    expect((await chat.send(chat.message(`Line ${sent}`))).status).toBe(200);
  expect((await chat.send(chat.message("The eleventh in a minute"))).status).toBe(412);
});

test("one sender of a thousand messages a minute is told to wait; others go on", async () => {
  const flood = aChat();
  const other = aChat();
  const statuses = new Set<number>();
  let refusals = 0;
  for (let batch = 0; batch < 10; batch += 1) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => flood.send(flood.message("Again"))));
    for (const { status, retryAfter } of answers) {
      statuses.add(status);
      if (status === 429) {
        refusals += 1;
        expect(Number(retryAfter)).toBeGreaterThan(0);
      }
    }
    expect((await other.send(other.message(`Calm ${batch}`))).status).toBe(200);
  }
  expect([...statuses].every((status) => [200, 412, 429].includes(status))).toBe(true);
  expect(refusals).toBeGreaterThan(900);
  expect(await linesOf(other)).toHaveLength(10);
});

test("whether it helped is said once", async () => {
  const chat = aChat();
  await chat.send(chat.message("Thank you"));
  expect((await tell(chat.post("/api/chat/tell", { helped: true }))).status).toBe(200);
  await tell(chat.post("/api/chat/tell", { helped: false }));
  expect((await shown(chat)).helped).toBe(true);
});

test("a copy goes by mail to the address of the chat once it is proven, and to no other", async () => {
  const member = await aMember();
  const chat = aChat({ email: member.email });
  await chat.send(chat.message("What I asked"));
  const asked = (headers: Record<string, string>) => {
    const request = chat.post("/api/chat/transcript", {});
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return copy(request);
  };
  expect((await asked({})).status).toBe(403);
  const stranger = await aMember();
  expect((await asked(stranger.session.headers)).status).toBe(403);
  const mails = () => db().outboxMail.count({ where: { kind: "chat_copy" } });
  expect(await mails()).toBe(0);
  expect((await asked(member.session.headers)).status).toBe(200);
  expect(await mails()).toBe(1);
});

test("a line number that no row can have is 422, in a query, a header and a body", async () => {
  const chat = aChat();
  await chat.send(chat.message("Hello"));
  for (const digits of ["9223372036854775807", "9223372036854775808", "9".repeat(19)]) {
    const answers = await Promise.all([
      read(chat.ask(`/api/chat/messages?after=${digits}`)),
      follow(chat.ask("/api/chat/live", { "last-event-id": digits })),
      tell(chat.post("/api/chat/tell", { seen: digits })),
    ]);
    expect([digits, ...answers.map(({ status }) => status)]).toEqual([digits, 422, 422, 422]);
  }
});

test("long lines are handed out some at a time, and none is left out", async () => {
  const chat = aChat();
  const long = "x".repeat(4_000);
  for (let count = 0; count < 20; count += 1) {
    const body = chat.message(`${count} ${long}`.slice(0, 4_000));
    const { status } = await chat.send({ ...body, proof: await doWork(body.id) });
    expect(status).toBe(200);
  }
  const texts: string[] = [];
  for (let after = "0", more = true; more;) {
    const page = await dataOf<ChatShown>(await read(chat.ask(`/api/chat/messages?after=${after}`)));
    expect(JSON.stringify(page).length).toBeLessThan(100_000);
    texts.push(...page.lines.map(({ text }) => text.split(" ", 1)[0] ?? ""));
    ({ more } = page);
    after = page.lines.at(-1)?.id ?? "";
  }
  expect(texts).toEqual(Array.from({ length: 20 }, (_, count) => String(count)));
});
