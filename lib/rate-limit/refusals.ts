import "server-only";
import { z } from "zod";
import type { Prisma } from "../generated/prisma/client.ts";
import { listen, tellAll } from "../live/index.ts";
import { oncePerProcess } from "../per-process.ts";

/** So many are remembered; of more, the oldest ask the database again. Each takes about 150 bytes. */
const mostRemembered = 20_000;
/** So often those that are over are removed. */
const sweepMs = 60_000;
/** Heard by all instances: a key whose refusal no longer holds, or null for all keys. */
const topic = "rate refusals";

const memory = oncePerProcess("rate refusals", () => ({
  /** By key, when it is over by the monotonic clock of this process. */
  until: new Map<string, number>(),
  /** Rises whenever something is forgotten: a refusal that was read before is not remembered after. */
  edition: 0,
  stop: undefined as (() => void) | undefined,
}));

const keyTold = z.string();

/** Listens while something is remembered. A line that was cut may have missed something, so that all is forgotten. */
function follow(): () => void {
  const unlisten = listen(topic, (news) => forgetHere(keyTold.safeParse(news).data));
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
  memory.edition += 1;
  if (key === undefined) memory.until.clear();
  else memory.until.delete(key);
}

/** Seconds until the refusal of this key is over, rounded up; undefined where none is remembered. */
export function refusedFor(key: string): number | undefined {
  const until = memory.until.get(key);
  if (until === undefined) return undefined;
  const leftMs = until - performance.now();
  if (leftMs > 0) return Math.max(1, Math.ceil(leftMs / 1_000));
  memory.until.delete(key);
  return undefined;
}

/** What is asked for before the database is, and given to `rememberRefusal` with what it answered. */
export const refusalEdition = (): number => memory.edition;

/**
 * Keeps in memory that a key is refused for so many seconds, so that whoever comes again costs no query. Nothing is kept
 * where something was forgotten since `edition`: the refusal may be of before that.
 */
export function rememberRefusal(key: string, seconds: number, edition: number): void {
  if (edition !== memory.edition) return;
  memory.until.delete(key);
  memory.until.set(key, performance.now() + seconds * 1_000);
  const [oldest] = memory.until.keys();
  if (memory.until.size > mostRemembered && oldest !== undefined) memory.until.delete(oldest);
  memory.stop ??= follow();
}

/** Has all instances forget the refusal of a key, or all of them, once what `on` does is committed. */
export const tellForgotten = (key?: string, on?: Prisma.TransactionClient): Promise<void> =>
  tellAll(topic, key ?? null, on);

/** Forgets all refusals of this process and listens no more. */
export function closeRefusals(): void {
  forgetHere(undefined);
  memory.stop?.();
}

/** Forgets the refusal of one key in this process, at once. */
export const forgetRefusal = (key: string): void => forgetHere(key);
