import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { request, Agent, type IncomingMessage } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { mostStreamsOfChat } from "#lib/chat/open/limits.ts";
import { chatKeyHeader } from "#lib/chat/open/paths.ts";
import { loadAlone } from "./load.ts";
import { median } from "./lines.ts";
import { residentMb, startSite } from "./servers.ts";

const streams = 2_000;
const opensAtOnce = 20;
const conversations = streams / mostStreamsOfChat;
const messages = 300;
const guide = { paths: ["/start-business/liberia"], connections: 16, seconds: 3 };
const rounds = 5;

export type ChatMeasured = { kbPerStream: number; messageP95Ms: number; pagesBeside: number };

const aNetwork = (at: number): string => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;

type Talker = { headers: Record<string, string>; hear: (id: string) => void };

/** Opens a stream and has `hear` told the id of each line that comes on it. */
async function open(origin: string, { headers, hear }: Talker, agent: Agent): Promise<IncomingMessage> {
  const asked = request(`${origin}/api/chat/live`, { headers, agent }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`a stream was answered ${answer.statusCode}`);
  answer.setEncoding("utf8");
  answer.on("data", (text: string) => {
    for (const [, key] of text.matchAll(/"key":"([\w-]+)"/g)) if (key) hear(key);
  });
  answer.on("error", () => undefined);
  return answer;
}

/**
 * What 2,000 open streams hold of one instance's memory, how long a message takes that is sent to another instance, and how many
 * pages an instance answers that holds them, against one that holds none.
 */
export async function measureChat(databaseUrl: string): Promise<ChatMeasured> {
  const env = { DATABASE_URL: databaseUrl, TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "error" };
  const [one, other] = await Promise.all([startSite(env), startSite(env)]);
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const heard = new Map<string, (at: number) => void>();
  const hear = (id: string) => heard.get(id)?.(performance.now());
  const talkers: Talker[] = Array.from({ length: conversations }, (_, at) => ({
    headers: {
      [chatKeyHeader]: randomBytes(32).toString("base64url"),
      "content-type": "application/json",
      "x-forwarded-for": aNetwork(at + 1),
    },
    hear,
  }));
  const say = async (origin: string, { headers }: Talker): Promise<string> => {
    const id = randomUUID();
    const body = {
      id,
      text: "How long does it take?",
      contact: { email: `${id}@example.org` },
      page: "/",
      begun: 5_000,
    };
    const answer = await fetch(`${origin}/api/chat/message`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`a message was answered ${answer.status}`);
    await answer.arrayBuffer();
    return id;
  };
  /** The same message as `say`, timed from the moment it is sent until its stream on the other instance carries it. */
  const timeOf = async (talker: Talker): Promise<number> => {
    const id = randomUUID();
    const arrived = new Promise<number>((resolve) => heard.set(id, resolve));
    const body = { id, text: "And now?", contact: { email: "bench@example.org" }, page: "/", begun: 5_000 };
    const begun = performance.now();
    const answer = await fetch(`${other.url}/api/chat/message`, {
      method: "POST",
      headers: talker.headers,
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`a message was answered ${answer.status}`);
    await answer.arrayBuffer();
    return (await arrived) - begun;
  };
  const opened: IncomingMessage[] = [];
  try {
    for (const talker of talkers) await say(other.url, talker);
    for (const { url } of [one, other]) await loadAlone(url, { ...guide, seconds: 2 }); // warm
    // The first streams load what all of them need.
    for (let at = 0; at < opensAtOnce; at += 1) opened.push(await open(one.url, talkers[at]!, agent));
    await pause(3_000);
    const rested = residentMb(one.pid ?? 0);
    for (let at = opened.length; at < streams; at += opensAtOnce)
      opened.push(
        ...(await Promise.all(
          Array.from({ length: opensAtOnce }, (_, more) =>
            open(one.url, talkers[(at + more) % conversations]!, agent),
          ),
        )),
      );
    await pause(5_000);
    const held = residentMb(one.pid ?? 0) - rested;
    // By turns, because nothing else on a machine stays as it is for long.
    const perSecond: Record<"beside" | "alone", number[]> = { beside: [], alone: [] };
    for (let round = 0; round < rounds; round += 1) {
      perSecond.alone.push((await loadAlone(other.url, guide)).perSecond);
      perSecond.beside.push((await loadAlone(one.url, guide)).perSecond);
    }
    const times: number[] = [];
    for (let at = 0; at < messages; at += 1) times.push(await timeOf(talkers[at % conversations]!));
    return {
      kbPerStream: (held * 1024) / (streams - opensAtOnce),
      messageP95Ms: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN,
      pagesBeside: median(perSecond.beside) / median(perSecond.alone),
    };
  } finally {
    for (const stream of opened) stream.destroy();
    await Promise.all([one.stop(), other.stop()]);
  }
}
