import { chatDatabase, dropChatDatabase } from "#components/browser/chat-database.ts";
import { newChat, queue, type Waiting, messageStore } from "#components/chat/kept-chat.ts";
import { confidentialPaths } from "#lib/data/site/open/confidential.ts";
import { setGlobals } from "#tests/support/set-globals.ts";
import { anIndexedDb } from "./an-indexed-db.ts";

let leave: () => void = () => undefined;
afterEach(() => leave());

/** A browser on a page of this site. */
function aBrowser(pathname = "/about") {
  const given = anIndexedDb();
  leave = setGlobals({ indexedDB: given.indexedDB, location: { pathname } });
  return given;
}

const aMessage = (text: string): Waiting => ({
  id: text,
  text,
  at: "2026-11-26T09:00:00.000Z",
  contact: { email: "ama@example.org" },
  page: "/about",
  begun: 1,
  website: "",
});
const never = () => undefined;

test("who only looks leaves nothing behind; the first message makes a conversation with a key nobody guesses", async () => {
  const { kept } = aBrowser();
  const store = messageStore(never);
  expect(await store.read()).toBeUndefined();
  expect(kept.size).toBe(0);
  await store.change((now) => queue(now, aMessage("one")));
  expect([...kept.keys()]).toEqual([chatDatabase]);
  const { key } = (await messageStore(never).read())!;
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(newChat().key).not.toBe(key);
});

test("two tabs begin one conversation, and none loses what the other wrote", async () => {
  aBrowser();
  const [one, other] = [messageStore(never), messageStore(never)];
  await Promise.all([
    one.change((now) => queue(now, aMessage("one"))),
    other.change((now) => queue(now, aMessage("two"))),
    one.change((now) => queue(now, aMessage("three"))),
  ]);
  const kept = (await other.read())!;
  expect(kept.waiting.map(({ text }) => text).sort()).toEqual(["one", "three", "two"]);
  expect(kept).toEqual(await one.read());
});

test("a connection that was lost is opened again", async () => {
  const { state } = aBrowser();
  const store = messageStore(never);
  await store.change((now) => queue(now, aMessage("one")));
  state.brokenOnce = true;
  await store.change((now) => queue(now, aMessage("two")));
  expect((await messageStore(never).read())!.waiting).toHaveLength(2);
});

test("where the browser has no room, nothing that was written is lost as long as the page is there", async () => {
  const { state } = aBrowser();
  const store = messageStore(never);
  const { key } = await store.change((now) => queue(now, aMessage("one")));
  state.isFull = true;
  await store.change((now) => queue(now, aMessage("two")));
  state.isFull = false;
  await store.change((now) => queue(now, aMessage("three")));
  const kept = (await store.read())!;
  expect([kept.key, kept.waiting.map(({ text }) => text)]).toEqual([key, ["one", "two", "three"]]);
});

test("where the browser forbids it, or the page may leave no trace, a conversation lasts as long as the page", async () => {
  for (const path of ["/about", confidentialPaths[0]!]) {
    const { state, kept } = aBrowser(path);
    state.isForbidden = path === "/about";
    const store = messageStore(never);
    await store.change((now) => queue(now, aMessage("one")));
    expect((await store.read())!.waiting).toHaveLength(1);
    expect(kept.size).toBe(0);
    leave();
  }
});

test("a conversation that is cleared is gone, and the next has another key", async () => {
  aBrowser();
  const store = messageStore(never);
  const { key } = await store.change((now) => queue(now, aMessage("one")));
  await store.clear();
  expect(await store.read()).toBeUndefined();
  expect((await store.change((now) => now)).key).not.toBe(key);
});

test("clearing the device takes the database, whoever has it open, who is told; and says whether there was one", async () => {
  const { kept, open } = aBrowser();
  expect(await dropChatDatabase()).toBe(false);
  let found = 0;
  const store = messageStore(() => void (found += 1));
  await store.change((now) => queue(now, aMessage("one")));
  expect(await dropChatDatabase()).toBe(true);
  expect([found, open.get(chatDatabase)?.size, kept.size]).toEqual([1, 0, 0]);
  expect(await store.read()).toBeUndefined();
  expect(kept.size).toBe(0);
});
