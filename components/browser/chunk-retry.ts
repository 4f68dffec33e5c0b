import { buildIdIn } from "#lib/platform/next/open/build-id.ts";
import type { LostChunk } from "./fail-of-chunk.ts";
import { readStored, writeStored } from "./device-store.ts";

/** In session storage: for which build, and when, this tab was reloaded because a chunk failed to load. */
export const chunkRetryKey = "ak_chunk_retry_v1";
/** After a deploy a second reload may be right, but never this soon: two in a row would be a loop. */
const pauseMs = 60_000;

/** `key` is the shortcut that waited for the script (shortcut-key.ts). */
type Mark = { build: string; at: number; key?: string | undefined };

/** Messages of browsers and bundlers for a chunk that fails to load or is cut short. */
const failures =
  /ChunkLoadError|chunk load|load(?:ing)? (?:css )?chunk|dynamic(?:ally)? (?:imported )?module|module script|unexpected end of (?:input|script)/i;

/** Whether an error, or the text of one, means that a chunk could not be loaded. */
export function isChunkFailure(problem: unknown): boolean {
  if (typeof problem === "string") return failures.test(problem);
  if (typeof problem !== "object" || problem === null) return false;
  const { name, message } = problem as { name?: unknown; message?: unknown };
  return failures.test(`${String(name)}: ${String(message)}`);
}

/** The build of this page; "" if it is unknown. */
const readBuild = (): string => buildIdIn(document.documentElement.innerHTML) ?? "";

const isAnything = (_: unknown): _ is unknown => true;

/** Null if there is none; an empty mark for a value that is not one. */
function readMark(): Partial<Mark> | null {
  const mark = readStored(chunkRetryKey, isAnything, "session");
  return mark === null || typeof mark === "object" ? mark : {};
}

/** True only if nothing speaks against it: a mark that cannot be read or parsed counts as a reload. */
function mayReload(build: string): boolean {
  const mark = readMark();
  if (mark === null) return true;
  const { build: last, at } = mark;
  return typeof last === "string" && last !== build && typeof at === "number" && Date.now() - at > pauseMs;
}

/** Whether the page can be loaded. A readable page is not given up for one that fails to load. */
async function isThere(): Promise<boolean> {
  if (navigator.onLine === false) return false;
  try {
    return (await fetch(location.href, { method: "HEAD", cache: "no-store" })).status < 500;
  } catch {
    return false;
  }
}

/**
 * Reloads the page when `problem` is a chunk that failed to load: once per build, never twice in a row, and never if
 * the reload could not be noted first. It ignores any other error.
 */
export async function reloadIfChunkFailed(problem: unknown): Promise<void> {
  if (!isChunkFailure(problem)) return;
  const build = readBuild();
  if (!mayReload(build) || !(await isThere())) return;
  // Checked again: another failure may have come this far while the page was being checked.
  const { key } = problem as LostChunk;
  if (mayReload(build) && writeStored(chunkRetryKey, { build, at: Date.now(), key }, "session"))
    location.reload();
}

/** Replays the shortcut that was lost with the previous page, once. */
function pressAgain(): void {
  const { key, ...mark } = readMark() ?? {};
  if (key && writeStored(chunkRetryKey, mark, "session"))
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", {
        bubbles: true,
        key,
        code: `Digit${key}`,
        altKey: Number(key) > 0,
        ctrlKey: key === "k",
      }),
    );
}

/** From now on, a chunk that fails to load makes the page reload, once. */
export function reloadOnceOnChunkFailure(signal: AbortSignal): void {
  addEventListener("error", ({ error, message }) => void reloadIfChunkFailed(error ?? message), { signal });
  addEventListener("unhandledrejection", ({ reason }) => void reloadIfChunkFailed(reason), { signal });
  pressAgain();
}
