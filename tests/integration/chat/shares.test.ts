import "#tests/support/local-demo.ts";
import { jest } from "@jest/globals";
import { GET as followAtDesk } from "#app/api/admin/chat/live/route.ts";
import { GET as follow } from "#app/api/chat/live/route.ts";
import { mostStreamsOfChat } from "#lib/domains/chat/open/limits.ts";
import { visitorPlace } from "#lib/domains/chat/open/topics.ts";
import { sendNews } from "#lib/domains/chat/follow-chat.ts";
import { conversationOfCase } from "#lib/domains/chat/find-conversation.ts";
import { readLines } from "#lib/domains/chat/read-chat.ts";
import { db, pool } from "#lib/platform/db.ts";
import { aChat, readEvents, type Chat } from "#tests/support/a-chat.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { aNetwork } from "#tests/support/sign-in.ts";
import { until } from "#tests/support/until.ts";
import { aGet } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";

useSeededDatabase();

async function begin(chat: Chat, ...texts: string[]): Promise<{ reference: string; caseId: string }> {
  for (const text of ["Is anybody there?", ...texts]) await chat.send(chat.message(text));
  const { caseId, case: row } = await db().conversation.findUniqueOrThrow({
    where: { id: await chat.id() },
    select: { caseId: true, case: { select: { reference: true } } },
  });
  return { reference: row.reference, caseId };
}

const open = async (chat: Chat) => follow(chat.ask("/api/chat/live"));
const close = (answers: readonly Response[]) =>
  Promise.all(answers.map((answer) => (answer.ok ? answer.body?.cancel() : undefined)));

test("of a conversation five streams are open; the rest come again later, and cost no query", async () => {
  const chat = aChat();
  await begin(chat);
  const held = await Promise.all(Array.from({ length: mostStreamsOfChat }, () => open(chat)));
  expect(held.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const taken = jest.spyOn(pool(), "connect");
  const refused = await Promise.all(Array.from({ length: 40 }, () => open(chat)));
  expect([new Set(refused.map(({ status }) => status)), taken.mock.calls.length]).toEqual([
    new Set([429]),
    0,
  ]);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  taken.mockRestore();

  await held[0]?.body?.cancel();
  const next = await open(chat);
  expect(next.status).toBe(200);
  await close([...held, next]);
});

test("of those who ask at once for one conversation, five are let in", async () => {
  const chat = aChat();
  await begin(chat);
  const answers = await Promise.all(Array.from({ length: 40 }, () => open(chat)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(mostStreamsOfChat);
  await close(answers);
});

test("one network holds 50 streams, and costs others none of theirs", async () => {
  const network = aNetwork();
  const chats = Array.from({ length: 11 }, () => aChat({ network }));
  for (const chat of chats) await begin(chat);
  const answers: Response[] = [];
  for (const chat of chats)
    for (let stream = 0; stream < mostStreamsOfChat; stream += 1) answers.push(await open(chat));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
  const other = aChat();
  await begin(other);
  const own = await open(other);
  expect(own.status).toBe(200);
  await close([...answers, own]);
});

test("a stream that cannot be opened gives its place back", async () => {
  const chat = aChat();
  await begin(chat);
  const stray = () => follow(chat.ask("/api/chat/live", { "last-event-id": "999999" }));
  for (let time = 0; time < 2 * mostStreamsOfChat; time += 1) expect((await stray()).status).toBe(422);
  const held = await open(chat);
  expect(held.status).toBe(200);
  await close([held]);
});

test("a colleague follows one conversation five times at once; another colleague has places of their own", async () => {
  const chat = aChat();
  const { reference } = await begin(chat);
  const [one, other] = [await aColleague("staff"), await aColleague("staff")];
  const ask = ({ session }: typeof one) =>
    followAtDesk(aGet(`/api/admin/chat/live?reference=${reference}`, session.headers));
  const answers: Response[] = [];
  for (let stream = 0; stream <= mostStreamsOfChat; stream += 1) answers.push(await ask(one));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  answers.push(await ask(other));
  expect(answers.at(-1)?.status).toBe(200);
  await close(answers);
});

test("however many streams a conversation has, its visitor is there by one row", async () => {
  const chat = aChat();
  const { caseId } = await begin(chat);
  const readers = (await Promise.all([1, 2, 3].map(() => open(chat)))).map(readEvents);
  for (const reader of readers) await reader.nextOf("state");
  const where = { place: visitorPlace(caseId) };
  await until(async () => (await db().presence.count({ where })) === 1);
  await readers[0]?.cut();
  await readers[1]?.cut();
  expect(await db().presence.count({ where })).toBe(1);
  await readers[2]?.cut();
  await until(async () => (await db().presence.count({ where })) === 0);
});

/** A follower of a conversation whose reader can be paused and resumed by the test. */
function aFollower() {
  const texts: string[] = [];
  let isBehind = false;
  let drained = () => {};
  const stream = {
    send: (event: string, data: unknown) => {
      if (event === "line") texts.push((data as { text: string }).text);
    },
    end: () => undefined,
    isBehind: () => isBehind,
    onDrain: (listener: () => void) => (drained = listener),
  };
  return {
    stream,
    texts,
    stopReading: () => (isBehind = true),
    readOn: () => {
      isBehind = false;
      drained();
    },
  };
}

test("a change is read once for all who follow, wherever each of them is", async () => {
  const chat = aChat();
  const { caseId } = await begin(chat, "Two", "Three");
  const row = await conversationOfCase(caseId);
  const [first] = (await readLines(row!, 0n)).lines;
  const reads: bigint[] = [];
  let look = () => {};
  const side = {
    caseId,
    side: "visitor" as const,
    readLines: (...given: Parameters<typeof readLines>) => {
      reads.push(given[1]);
      return readLines(...given);
    },
    readStanding: () => Promise.resolve({}),
    watch: (listener: () => void) => {
      look = listener;
      return () => undefined;
    },
  };
  const followers = Array.from({ length: 5 }, aFollower);
  const ends = followers.map(({ stream }, at) => sendNews(stream, at === 0 ? BigInt(first!.id) : 0n, side));
  await until(() => followers.every(({ texts }) => texts.length >= 2));
  expect(followers.map(({ texts }) => texts.length)).toEqual([2, 3, 3, 3, 3]);
  await until(() => reads.length === 2); // those who joined during the first read share a second one

  reads.length = 0;
  await chat.send(chat.message("Four"));
  look();
  await until(() => followers.every(({ texts }) => texts.at(-1) === "Four"));
  expect(reads).toHaveLength(1);

  // A follower that does not read is sent nothing, delays nobody and misses nothing.
  followers[1]?.stopReading();
  await chat.send(chat.message("Five"));
  look();
  await until(() => followers[2]?.texts.at(-1) === "Five");
  expect(followers[1]?.texts.at(-1)).toBe("Four");
  followers[1]?.readOn();
  await until(() => followers[1]?.texts.at(-1) === "Five");
  for (const { texts } of followers.slice(1))
    expect(texts).toEqual(["Is anybody there?", "Two", "Three", "Four", "Five"]);
  for (const end of ends) end();
});

test("messages of one conversation that come at once hold one connection between them", async () => {
  const chat = aChat();
  await begin(chat);
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, pool().totalCount - pool().idleCount)), 0);
  const sent = await Promise.all(Array.from({ length: 9 }, (_, at) => chat.send(chat.message(`Line ${at}`))));
  clearInterval(watch);
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
  expect(most).toBeLessThanOrEqual(5); // this one, and those that count and notify meanwhile, out of a pool of seven
});
