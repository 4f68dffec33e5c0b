import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { request, Agent, type IncomingMessage } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { mostStreamsOfChat } from "#lib/domains/chat/open/limits.ts";
import { chatKeyHeader } from "#lib/domains/chat/open/paths.ts";
import { inMs, p95, ratioOf, type Round } from "./figures.ts";
import { loadAlone } from "./load.ts";
import { timesOf, timesOfBare } from "./one-by-one.ts";
import { guide } from "./pages.ts";
import { inRounds } from "./rounds.ts";
import { costInMs, costOf, costRatio, loadServer, perBusySecond, type Cost } from "./served.ts";
import { residentMb, startSite, type Running } from "./servers.ts";
import type { Subject } from "./subject.ts";

const streams = 2_000;
const opensAtOnce = 20;
const conversations = streams / mostStreamsOfChat;
const messageBounds = { least: 3, most: 7, seconds: 10 };
const messagesPerRound = 30;
const barePages = 40;
const guides = { paths: [guide], connections: 16, seconds: 0.5 };
const loadBounds = { least: 6, most: 14, seconds: 20 };

let networks = 0;
/** A network that was not used here before, so that one attempt does not hit the rate limits of another. */
function aNetwork(): string {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
}

type Talker = { headers: Record<string, string>; receive: (id: string) => void };

/** Opens a stream and calls `hear` with the id of each line that arrives on it. */
async function open(origin: string, { headers, receive }: Talker, agent: Agent): Promise<IncomingMessage> {
  const asked = request(`${origin}/api/chat/live`, { headers, agent }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`a stream was answered ${answer.statusCode}`);
  answer.setEncoding("utf8");
  answer.on("data", (text: string) => {
    for (const [, key] of text.matchAll(/"key":"([\w-]+)"/g)) if (key) receive(key);
  });
  answer.on("error", () => undefined);
  return answer;
}

const messageOf = (id: string, text: string): string =>
  JSON.stringify({ id, text, contact: { email: `${id}@example.org` }, page: "/", begun: 5_000 });

async function say(origin: string, { headers }: Talker, id: string, text: string): Promise<void> {
  const answer = await fetch(`${origin}/api/chat/message`, {
    method: "POST",
    headers,
    body: messageOf(id, text),
  });
  if (answer.status !== 200) throw new Error(`a message was answered ${answer.status}`);
  await answer.arrayBuffer();
}

/** Opens streams until there are `count` of them. */
async function openUpTo(
  count: number,
  opened: IncomingMessage[],
  next: (at: number) => Promise<IncomingMessage>,
): Promise<void> {
  while (opened.length < count) {
    const from = opened.length;
    const size = Math.min(opensAtOnce, count - from);
    opened.push(...(await Promise.all(Array.from({ length: size }, (_, more) => next(from + more)))));
  }
}

/** Compares how many guides an instance with the streams serves with one without any, measured alternately. */
async function comparePages(holding: Running, other: Running): Promise<number> {
  const seen = await inRounds(loadBounds, async () => ({
    other: await loadServer(other.url, [other.pid], guides),
    holding: await loadServer(holding.url, [holding.pid], guides),
  }));
  return perBusySecond(seen.map((one) => one.holding)) / perBusySecond(seen.map((one) => one.other));
}

/**
 * Measures how much memory 2,000 open streams take on one instance, how long a message sent to another instance takes,
 * and how many pages the instance with the streams serves compared with one that holds none.
 */
export const chat: Subject<"chat"> = {
  title: "Chats, 2,000 open streams on one instance",
  isTimed: true,
  measure: async ({ bare, databaseUrl, databasePid }) => {
    const env = { DATABASE_URL: databaseUrl, TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "error" };
    const [one, other] = await Promise.all([startSite(env), startSite(env)]);
    const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
    const received = new Map<string, (at: number) => void>();
    const receive = (id: string) => received.get(id)?.(performance.now());
    const talkers: Talker[] = Array.from({ length: conversations }, () => ({
      headers: {
        [chatKeyHeader]: randomBytes(32).toString("base64url"),
        "content-type": "application/json",
        "x-forwarded-for": aNetwork(),
      },
      receive,
    }));
    /** Measures from sending a message until its stream on the other instance delivers it. */
    const timeOfMessage = async (talker: Talker): Promise<number> => {
      const id = randomUUID();
      const arrived = new Promise<number>((resolve) => received.set(id, resolve));
      const begun = performance.now();
      await say(other.url, talker, id, "And now?");
      return (await arrived) - begun;
    };
    const opened: IncomingMessage[] = [];
    const next = (at: number) => open(one.url, talkers[at % conversations]!, agent);
    try {
      for (const talker of talkers) await say(other.url, talker, randomUUID(), "How long does it take?");
      for (const { url } of [one, other]) await loadAlone(url, { ...guides, seconds: 2 }); // warm-up
      await openUpTo(opensAtOnce, opened, next); // the first streams load the code that all of them need
      await pause(3_000);
      const rested = residentMb(one.pid ?? 0);
      await openUpTo(streams, opened, next);
      await pause(5_000);
      const held = residentMb(one.pid ?? 0) - rested;
      const pagesBeside = await comparePages(one, other);
      const costs: Cost[] = [];
      const bareCosts: Cost[] = [];
      const messages = await inRounds(messageBounds, async (round): Promise<Round> => {
        const from = round * messagesPerRound;
        const sent = await costOf([one.pid, other.pid, databasePid], messagesPerRound, () =>
          timesOf(messagesPerRound, (at) => timeOfMessage(talkers[(from + at) % conversations]!)),
        );
        const beside = await costOf([bare.pid], barePages, () => timesOfBare(bare.url, barePages));
        costs.push(sent);
        bareCosts.push(beside);
        return { own: p95(sent.result), bare: p95(beside.result) };
      });
      return {
        values: {
          "memory of the server for a stream": (held * 1024) / (streams - opensAtOnce),
          "processor time of a message, both instances and database, against a bare page": costRatio(
            costs,
            bareCosts,
          ),
          "p95 of a message to the other instance against a bare page": ratioOf(messages),
          "pages a second of processor time beside the streams, against without": pagesBeside,
        },
        notes: [inMs("p95 of a message", messages), costInMs("a message", costs, bareCosts)],
      };
    } finally {
      for (const stream of opened) stream.destroy();
      await Promise.all([one.stop(), other.stop()]);
    }
  },
};
