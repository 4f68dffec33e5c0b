import "server-only";
import pg from "pg";
import { env } from "../env.ts";
import { log } from "../log.ts";
import { oncePerProcess } from "../per-process.ts";

/** What is heard of a topic. `news` is undefined where the line was cut: something may have been missed, so look again. */
export type Listener = (news: unknown) => void;

/** The channel of PostgreSQL that all instances listen on. */
export const channel = "akoma_live";
const againMs = 1_000;
const mostAgainMs = 15_000;
/** A line on which the database does not answer for so long is taken to be cut: nobody says so when a network goes. */
const aliveMs = 20_000;

type Topics = Map<string, Set<Listener>>;
type Line = { topics: Topics; isOpen: boolean; waitMs: number };

const line = oncePerProcess("live line", (): Line => ({
  topics: new Map(),
  isOpen: false,
  waitMs: againMs,
}));

function readMessage(payload: string | undefined): { topic: string; news: unknown } | undefined {
  try {
    const [topic, news] = JSON.parse(payload ?? "") as [unknown, unknown];
    return typeof topic === "string" ? { topic, news: news ?? null } : undefined;
  } catch {
    return undefined;
  }
}

function hear(topic: string, news: unknown): void {
  for (const listener of line.topics.get(topic) ?? []) listener(news);
}

const hearAll = (): void => {
  for (const topic of line.topics.keys()) hear(topic, undefined);
};

/** Listens on a connection of its own, beside the pool, and opens another one when it breaks. */
function openLine(): void {
  if (line.isOpen) return;
  line.isOpen = true;
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: env.DATABASE_WAIT_MS,
    query_timeout: aliveMs / 2,
    keepAlive: true,
  });
  let isOver = false;
  let beat: NodeJS.Timeout | undefined;
  const again = (fault?: Error) => {
    if (isOver) return;
    isOver = true;
    clearInterval(beat);
    client.end().catch(() => undefined);
    if (line.waitMs === againMs) log.warn({ err: fault, deed: "live" }, "the line to the database was cut");
    const timer = setTimeout(() => {
      line.isOpen = false;
      openLine();
    }, line.waitMs);
    timer.unref();
    line.waitMs = Math.min(line.waitMs * 2, mostAgainMs);
  };
  client.on("error", again);
  client.on("end", () => again());
  client.on("notification", ({ payload }) => {
    const said = readMessage(payload);
    if (said) hear(said.topic, said.news);
  });
  client
    .connect()
    .then(() => client.query(`LISTEN ${channel}`))
    .then(() => {
      line.waitMs = againMs;
      beat = setInterval(() => void client.query("SELECT 1").catch(again), aliveMs).unref();
      hearAll();
    })
    .catch(again);
}

/** Hears what any instance tells of a topic, from now on, until what it answers with is called. */
export function listen(topic: string, listener: Listener): () => void {
  const listeners = line.topics.get(topic) ?? new Set();
  line.topics.set(topic, listeners.add(listener));
  openLine();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && line.topics.get(topic) === listeners) line.topics.delete(topic);
  };
}
