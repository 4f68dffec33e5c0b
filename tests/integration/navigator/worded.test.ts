import { followWorded } from "#lib/domains/navigator/model/follow-worded.ts";
import { forgetLimits } from "#tests/support/forget-limits.ts";
import { startModelServer } from "#tests/support/model-server.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { someSentences } from "#tests/support/some-sentences.ts";

let drop: () => Promise<void>;
let server: Awaited<ReturnType<typeof startModelServer>>;

beforeAll(async () => {
  drop = await useOwnDatabase();
  server = await startModelServer();
});
afterAll(async () => {
  await server.stop();
  await drop();
});
beforeEach(async () => {
  server.behave("honest");
  server.asked.length = 0;
  await forgetLimits();
});

/** The names of the sent events, in order. */
async function eventsOf(key: string): Promise<string[]> {
  const given = {
    model: { url: server.url, key: "key", name: "model" },
    question: "Tax?",
    sentences: [someSentences.tax, someSentences.trial],
    key,
  };
  const answer = followWorded(given, () => undefined);
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  return [...(await answer.text()).matchAll(/^event: (\w+)$/gm)].map(([, name = ""]) => name);
}

test("sentences come one by one, and the model is asked once for the same question and corpus", async () => {
  expect(await eventsOf("a")).toEqual(["sentence", "sentence", "done"]);
  expect(await eventsOf("a")).toEqual(["sentence", "sentence", "done"]);
  expect(server.asked).toHaveLength(1);
  expect(await eventsOf("a, another corpus")).toEqual(["sentence", "sentence", "done"]);
  expect(server.asked).toHaveLength(2);
});

test("a service that fails leaves the answer as it is, and is asked again the next time", async () => {
  server.behave("down");
  expect(await eventsOf("b")).toEqual(["keep"]);
  server.behave("honest");
  expect(await eventsOf("b")).toEqual(["sentence", "sentence", "done"]);
});

test("once the budget of the site is spent the model is asked no more", async () => {
  const keys = Array.from({ length: 64 }, (_, index) => `c${index}`);
  const ends: (string | undefined)[] = [];
  for (const key of keys) ends.push((await eventsOf(key)).at(-1));
  expect(ends).toEqual([...Array<string>(60).fill("done"), ...Array<string>(4).fill("keep")]);
  expect(server.asked).toHaveLength(60);
});
