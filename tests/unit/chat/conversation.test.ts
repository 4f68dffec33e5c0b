import { chatCalls } from "#components/chat/chat-calls.ts";
import { openConversation, type Conversation } from "#components/chat/conversation.ts";
import { type Waiting, memoryStore, type MessageStore } from "#components/chat/kept-chat.ts";
import { shownLines } from "#components/chat/line-list.tsx";
import { isWorkDone } from "#lib/services/proof/open/work.ts";
import { setGlobals } from "#tests/support/set-globals.ts";
import { until } from "#tests/support/until.ts";
import { aChatServer, refusal } from "./a-chat-server.ts";
import { someTabs } from "./some-tabs.ts";

let leave: (() => void)[] = [];
afterEach(async () => {
  for (const one of leave) one();
  leave = [];
});

/** A browser whose tabs share a store and a connection to the server. */
function aBrowser({ haveLeader = true } = {}) {
  const server = aChatServer();
  const store = memoryStore();
  const newTabs = someTabs({ haveLeader });
  leave.push(setGlobals({ fetch: server.fetch, localStorage: undefined, sessionStorage: undefined }));
  const open = (given: { store?: MessageStore; pace?: (ms: number) => number } = {}): Conversation => {
    const chat = openConversation({ store, calls: chatCalls, tabs: newTabs(), pace: () => 1, ...given });
    leave.unshift(() => chat.rest());
    chat.open();
    return chat;
  };
  return { server, store, open };
}

let count = 0;
const aMessage = (text: string): Waiting => ({
  id: `00000000-0000-4000-8000-${String((count += 1)).padStart(12, "0")}`,
  text,
  at: "2026-11-26T09:00:00.000Z",
  contact: { email: "ama@example.org" },
  page: "/start-business/ghana",
  begun: 9_000,
  website: "",
});

const shown = (chat: Conversation) => {
  const { kept } = chat.view();
  return kept ? shownLines(kept).map(({ text, mark }) => [text, mark]) : [];
};
const isSent = (chat: Conversation, times: number) => () =>
  shown(chat).filter(([, mark]) => mark === "sent").length === times;

test("messages are taken one by one in the order they were written, and shown as sent", async () => {
  const { server, open } = aBrowser();
  const chat = open();
  const texts = ["one", "two", "three", "four"];
  await Promise.all(texts.map((text) => chat.send(aMessage(text))));
  await until(isSent(chat, 4));
  expect(server.texts()).toEqual(texts);
  expect(server.posted).toHaveLength(4);
  expect(server.keys.size).toBe(1);
  expect([...server.keys][0]).toMatch(/^[\w-]{43}$/);
  expect(chat.view()).toMatchObject({ isSending: false, kept: { reference: "AK-2345-6789", waiting: [] } });
});

test("an answer that is cut, a busy server and a lost line lead to the same message again, never to a second one", async () => {
  const { server, open } = aBrowser();
  const waits: number[] = [];
  const chat = open({ pace: (ms) => (waits.push(ms), 1) });
  server.odd.push(
    "offline",
    "cut",
    refusal(503, "Away.", {}, { "retry-after": "7" }),
    refusal(429, "Slower.", {}, { "retry-after": "90" }),
    new Response("<html>", { status: 200 }),
    refusal(500, "A fault of ours."),
  );
  await chat.send(aMessage("first"));
  await chat.send(aMessage("second"));
  await until(isSent(chat, 2));
  expect(server.texts()).toEqual(["first", "second"]);
  expect(server.posted.map(({ text }) => text)).toEqual([...Array<string>(7).fill("first"), "second"]);
  expect(new Set(server.posted.map(({ id }) => id)).size).toBe(2);
  expect(waits.filter((ms) => ms >= 90_000)).toEqual([90_000]);
  expect(waits.some((ms) => ms >= 7_000)).toBe(true);
});

test("while there is no connection, what is written waits and is said to", async () => {
  const { server, open, store } = aBrowser();
  const chat = open({ pace: () => 3_600_000 }); // the wait ends with the connection, not with time
  server.odd.push("offline");
  await chat.send(aMessage("later"));
  await until(() => server.posted.length === 1 && !chat.view().isSending);
  expect(shown(chat)).toEqual([["later", "waiting"]]);
  expect((await store.read())?.waiting).toHaveLength(1);
  chat.wake(); // the browser is online again
  await until(isSent(chat, 1));
});

test("a connection that comes back starts the backoff anew", async () => {
  const { server, open } = aBrowser();
  const waits: number[] = [];
  // Offline the first waits are over at once; the later ones are ended by what wakes them, not by time.
  const chat = open({ pace: (ms) => (waits.push(ms), waits.length < 6 ? 1 : 20_000) });
  server.odd.push(...Array<"offline">(7).fill("offline"));
  await chat.send(aMessage("later"));
  await until(() => server.posted.length === 6 && !chat.view().isSending);
  expect(waits.at(-1)).toBeGreaterThan(20_000);
  chat.wake(); // the browser is online again, and the first try still fails
  await until(() => server.posted.length === 7 && !chat.view().isSending);
  expect(waits.at(-1)).toBeLessThan(2_000);
  chat.wake();
  await until(isSent(chat, 1));
});

test("what waited is sent by the page that is opened next, from the store alone", async () => {
  const { server, open, store } = aBrowser();
  server.odd.push(...Array<"offline">(500).fill("offline"));
  const before = open();
  await before.send(aMessage("one"));
  await before.send(aMessage("two"));
  await until(() => server.posted.length > 2);
  const kept = await store.read();
  const next = memoryStore(kept);
  server.odd.length = 0;
  const chat = open({ store: next });
  before.rest();
  await until(isSent(chat, 2));
  expect(server.texts()).toEqual(["one", "two"]);
  await store.clear(); // the page before had a store of its own, and would go on
});

test("two tabs write into one store; one of them sends, both show the same, and none of it goes twice", async () => {
  const { server, open } = aBrowser();
  const [one, other] = [open(), open()];
  await one.send(aMessage("from the first tab"));
  await other.send(aMessage("from the second tab"));
  await until(() => isSent(one, 2)() && isSent(other, 2)());
  expect(server.posted).toHaveLength(2);
  expect(shown(other)).toEqual(shown(one));
  await until(() => server.streams.size === 1);
  server.answer("We are here.");
  await until(() => shown(one).length === 3 && shown(other).length === 3);
  expect(server.state.followed).toBe(1);
});

test("a tab that is closed hands over to the next", async () => {
  const { server, open } = aBrowser();
  const [one, other] = [open(), open()];
  await one.send(aMessage("hello"));
  await until(isSent(one, 1));
  one.rest();
  await other.send(aMessage("still here"));
  await until(isSent(other, 2));
  server.answer("So are we.");
  await until(() => shown(other).length === 3);
});

test("without locks each tab looks for itself, and a message that both send is taken once", async () => {
  const { server, open } = aBrowser({ haveLeader: false });
  const [one, other] = [open(), open()];
  await one.send(aMessage("hello"));
  await until(() => isSent(one, 1)() && isSent(other, 1)());
  server.answer("Good day.");
  await until(() => shown(one).length === 2 && shown(other).length === 2);
  expect(server.texts()).toEqual(["hello", "Good day."]);
  expect(server.state.followed).toBe(0);
});

test("somebody who looks automated proves some work, for that message alone", async () => {
  const { server, open } = aBrowser();
  const chat = open();
  server.odd.push(refusal(412, "Prove it.", { code: "precondition_failed" }));
  const [first, second] = [aMessage("one"), aMessage("two")];
  await chat.send(first);
  await until(isSent(chat, 1));
  await chat.send(second);
  await until(isSent(chat, 2));
  const [unproven, proven, next] = server.posted;
  expect([unproven?.proof, next?.proof]).toEqual([undefined, undefined]);
  expect(isWorkDone(first.id, proven?.proof ?? -1)).toBe(true);
});

test("what a closed conversation or a check refuses goes back to the box with the server's sentence, and what follows goes on", async () => {
  const { server, open } = aBrowser();
  const chat = open();
  await chat.send(aMessage("hello"));
  await until(isSent(chat, 1));
  server.odd.push(
    refusal(409, "This conversation is closed."),
    refusal(422, "Look again.", { code: "invalid_input", fields: { "contact.email": ["Not an address."] } }),
  );
  await chat.send(aMessage("too late"));
  await chat.send(aMessage("badly addressed"));
  await until(() => chat.view().kept?.refused?.length === 2);
  expect(chat.view().kept).toMatchObject({
    waiting: [],
    refused: [
      { text: "too late", problem: "This conversation is closed.", isOfContact: false },
      { text: "badly addressed", problem: "Not an address.", isOfContact: true },
    ],
  });
  expect(server.texts()).toEqual(["hello"]);
  await chat.send(aMessage("once more"));
  await until(isSent(chat, 2));
  expect(chat.view().kept?.refused).toBeUndefined();
});

test("answers come by the stream, also after it was cut, each once; who writes is shown until they have", async () => {
  const { server, open } = aBrowser();
  const chat = open();
  await chat.send(aMessage("hello"));
  await until(() => server.streams.size === 1);
  server.write("event: typing\ndata: {}\n\n");
  await until(() => chat.view().isTyping);
  server.answer("One.");
  await until(() => shown(chat).length === 2);
  expect(chat.view().isTyping).toBe(false);
  for (const stream of server.streams) stream.close();
  server.streams.clear();
  server.answer("Two.");
  server.tell({ seenByStaff: "1", staffHere: false });
  await until(() => shown(chat).length === 3);
  expect(shown(chat)).toEqual([
    ["hello", "seen"],
    ["One.", undefined],
    ["Two.", undefined],
  ]);
  expect(chat.view().kept?.standing?.staffHere).toBe(false);
});

test("what was said while the line was cut comes, though a message of one's own was answered first", async () => {
  const { server, open } = aBrowser();
  const chat = open();
  await chat.send(aMessage("hello"));
  await until(() => server.streams.size === 1);
  server.state.liveStatus = 500;
  for (const stream of server.streams) stream.close();
  server.streams.clear();
  server.answer("Until noon.");
  await chat.send(aMessage("thank you"));
  await until(isSent(chat, 2));
  expect(shown(chat)).toHaveLength(2);
  const { followed } = server.state;
  await until(() => server.state.followed > followed + 1); // it continues after what it has by now
  server.state.liveStatus = 200;
  chat.wake();
  await until(() => shown(chat).length === 3);
  expect(shown(chat).map(([text]) => text)).toEqual(["hello", "Until noon.", "thank you"]);
});

test.each([429, 503])("a stream that is answered %i is replaced by looking", async (status) => {
  const { server, open } = aBrowser();
  server.state.liveStatus = status;
  const chat = open();
  await chat.send(aMessage("hello"));
  await until(() => server.state.looked > 1);
  server.answer("We are here.");
  await until(() => shown(chat).length === 2);
});

test("a conversation the server knows no more can be read, and the next message begins it anew", async () => {
  const { server, open } = aBrowser();
  const chat = open();
  await chat.send(aMessage("hello"));
  await until(() => server.streams.size === 1);
  server.state.liveStatus = 404;
  for (const stream of server.streams) stream.close();
  await until(() => chat.view().kept?.reference === undefined);
  expect(shown(chat)).toEqual([["hello", "sent"]]);
  server.state.liveStatus = 200;
  await chat.send(aMessage("again"));
  await until(() => chat.view().kept?.reference !== undefined);
});

test("a line of ours that was on the screen is told once, and nothing of a conversation outlives its clearing", async () => {
  const { server, open, store } = aBrowser();
  const chat = open();
  await chat.send(aMessage("hello"));
  await until(() => server.streams.size === 1);
  const { id } = server.answer("We are here.");
  await until(() => shown(chat).length === 2);
  await chat.see(id);
  await chat.see(id);
  expect(server.found).toEqual([{ seen: id }]);
  await chat.say(true);
  expect(server.found).toContainEqual({ helped: true });
  expect(chat.view().kept?.hasSaid).toBe(true);
  await chat.clear();
  server.answer("Too late.");
  expect([await store.read(), shown(chat)]).toEqual([undefined, []]);
  await chat.send(aMessage("anew"));
  await until(isSent(chat, 1));
  expect(shown(chat)).toEqual([["anew", "sent"]]);
  expect(server.keys.size).toBe(2);
});
