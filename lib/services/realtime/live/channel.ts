import "server-only";
import pg from "pg";
import { env } from "#lib/platform/env.ts";
import { log } from "#lib/platform/log.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";

/**
 * Receives the messages of a topic. `news` is undefined after the connection was lost: messages may have been missed,
 * so reload.
 */
export type Listener = (news: unknown) => void;

/** The PostgreSQL channel on which all instances listen. */
export const channel = "akoma_live";
const retryMs = 1_000;
const mostRetryMs = 15_000;
/**
 * A connection on which the database does not answer for this long counts as lost: nothing reports a broken network.
 */
const aliveMs = 20_000;

type Line = {
  topics: Map<string, Set<Listener>>;
  /** Closes the open connection or cancels the reconnect; undefined if there is neither. */
  close?: (() => void) | undefined;
  waitMs: number;
};

const line = oncePerProcess("live line", (): Line => ({ topics: new Map(), waitMs: retryMs }));

function readMessage(payload: string | undefined): { topic: string; news: unknown } | undefined {
  try {
    const [topic, news] = JSON.parse(payload ?? "") as [unknown, unknown];
    return typeof topic === "string" ? { topic, news: news ?? null } : undefined;
  } catch {
    return undefined;
  }
}

function notify(topic: string, news: unknown): void {
  for (const listener of line.topics.get(topic) ?? []) listener(news);
}

const notifyAllTopics = (): void => {
  for (const topic of line.topics.keys()) notify(topic, undefined);
};

/** Listens on a separate connection outside the pool, and opens another one when it breaks. */
function openLine(): void {
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: env.DATABASE_WAIT_MS,
    query_timeout: aliveMs / 2,
    keepAlive: true,
  });
  let beat: NodeJS.Timeout | undefined;
  let isOver = false;
  const close = () => {
    isOver = true;
    line.close = undefined;
    clearInterval(beat);
    client.end().catch(() => undefined);
  };
  const again = (fault?: Error) => {
    if (isOver) return;
    close();
    if (line.waitMs === retryMs) log.warn({ err: fault, action: "live" }, "the line to the database was cut");
    const timer = setTimeout(openLine, line.waitMs).unref();
    line.waitMs = Math.min(line.waitMs * 2, mostRetryMs);
    line.close = () => {
      clearTimeout(timer);
      line.close = undefined;
    };
  };
  line.close = close;
  client.on("error", again);
  client.on("end", () => again());
  client.on("notification", ({ payload }) => {
    const message = readMessage(payload);
    if (message) notify(message.topic, message.news);
  });
  client
    .connect()
    .then(() => client.query(`LISTEN ${channel}`))
    .then(() => {
      if (isOver) return;
      line.waitMs = retryMs;
      // The process stays alive for its listeners, not for this connection. The types of pg lack this method.
      (client as pg.Client & { unref: () => void }).unref();
      beat = setInterval(() => void client.query("SELECT 1").catch(again), aliveMs).unref();
      notifyAllTopics();
    })
    .catch(again);
}

/**
 * Subscribes to what any instance sends to a topic, until the returned function is called. The connection is open while
 * there are listeners.
 */
export function listen(topic: string, listener: Listener): () => void {
  const listeners = line.topics.get(topic) ?? new Set();
  line.topics.set(topic, listeners.add(listener));
  if (!line.close) openLine();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && line.topics.get(topic) === listeners) line.topics.delete(topic);
    if (line.topics.size === 0) line.close?.();
  };
}

/**
 * Notifies all listeners of a topic, on every instance. In a transaction, the notification is sent on commit, and
 * duplicates are sent once. `news` must be small: PostgreSQL transports at most 8,000 bytes.
 */
export async function notifyAll(
  topic: string,
  news: unknown = null,
  on: Prisma.TransactionClient = db(),
): Promise<void> {
  await on.$executeRaw`SELECT pg_notify(${channel}, ${JSON.stringify([topic, news])})`;
}
