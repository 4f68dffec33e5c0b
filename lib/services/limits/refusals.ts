import "server-only";
import { z } from "zod";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { listen, notifyAll } from "#lib/services/realtime/live/index.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";

/**
 * How many refusals are remembered; the oldest ones above that query the database again. Each takes about 150 bytes.
 */
const mostRemembered = 20_000;
/** How often expired refusals are removed. */
const sweepMs = 60_000;
/** The topic for all instances: a key whose refusal is over, or null for all keys. */
const topic = "rate refusals";

const memory = oncePerProcess("rate refusals", () => ({
  /** By key, when the refusal ends, by the monotonic clock of this process. */
  until: new Map<string, number>(),
  /** Incremented whenever a refusal is forgotten: a refusal that was read before is not remembered after. */
  version: 0,
  stop: undefined as (() => void) | undefined,
}));

const keyMessage = z.string();

/**
 * Subscribes while refusals are remembered. A lost connection may have missed messages, so everything is forgotten
 * then.
 */
function follow(): () => void {
  const unlisten = listen(topic, (news) => forgetHere(keyMessage.safeParse(news).data));
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [key, until] of memory.until) if (until <= now) memory.until.delete(key);
    if (memory.until.size === 0) memory.stop?.();
  }, sweepMs).unref();
  return () => {
    memory.stop = undefined;
    clearInterval(timer);
    unlisten();
  };
}

function forgetHere(key: string | undefined): void {
  memory.version += 1;
  if (key === undefined) memory.until.clear();
  else memory.until.delete(key);
}

/** Seconds until the refusal of this key is over, rounded up; undefined if none is remembered. */
export function refusedFor(key: string): number | undefined {
  const until = memory.until.get(key);
  if (until === undefined) return undefined;
  const leftMs = until - performance.now();
  if (leftMs > 0) return Math.max(1, Math.ceil(leftMs / 1_000));
  memory.until.delete(key);
  return undefined;
}

/** Read this before the database query, and pass it to `rememberRefusal` with the result. */
export const refusalVersion = (): number => memory.version;

/**
 * Remembers in memory that a key is refused for so many seconds, so that further requests cost no query. Remembers
 * nothing if a refusal was forgotten since `version`, because this one may be older.
 */
export function rememberRefusal(key: string, seconds: number, version: number): void {
  if (version !== memory.version) return;
  memory.until.delete(key);
  memory.until.set(key, performance.now() + seconds * 1_000);
  const [oldest] = memory.until.keys();
  if (memory.until.size > mostRemembered && oldest !== undefined) memory.until.delete(oldest);
  memory.stop ??= follow();
}

/** Makes all instances forget the refusal of a key, or all refusals, once the transaction `on` commits. */
export const notifyForgotten = (key?: string, on?: Prisma.TransactionClient): Promise<void> =>
  notifyAll(topic, key ?? null, on);

/** Forgets all refusals of this process and unsubscribes. */
export function closeRefusals(): void {
  forgetHere(undefined);
  memory.stop?.();
}

/** Forgets the refusal of one key in this process, at once. */
export const forgetRefusal = (key: string): void => forgetHere(key);
