import { buildIdIn } from "#lib/next/open/build-id.ts";
import type { LostChunk } from "./fail-of-chunk.ts";
import { readStored, writeStored } from "./device-store.ts";

/** In session storage: for which build, and when, this tab was loaded again because a part of it did not come. */
export const chunkRetryKey = "ak_chunk_retry_v1";
/** After a deploy a second reload may be right, but never this soon: two in a row would be a loop. */
const pauseMs = 60_000;

/** `key` is the shortcut that waited for the script (shortcut-key.ts). */
type Mark = { build: string; at: number; key?: string | undefined };

/** What browsers and bundlers say when a part of the script does not come, or comes cut short. */
const failures =
  /ChunkLoadError|chunk load|load(?:ing)? (?:css )?chunk|dynamic(?:ally)? (?:imported )?module|module script|unexpected end of (?:input|script)/i;

/** Whether an error, or the words of one, tell of a part of the script that could not be loaded. */
export function isChunkFailure(problem: unknown): boolean {
  if (typeof problem === "string") return failures.test(problem);
  if (typeof problem !== "object" || problem === null) return false;
  const { name, message } = problem as { name?: unknown; message?: unknown };
  return failures.test(`${String(name)}: ${String(message)}`);
}

/** The build this page is of; "" where it cannot be told. */
const readBuild = (): string => buildIdIn(document.documentElement.innerHTML) ?? "";

const isAnything = (_: unknown): _ is unknown => true;

/** Null where there is none; what is no mark has nothing of one. */
function readMark(): Partial<Mark> | null {
  const mark = readStored(chunkRetryKey, isAnything, "session");
  return mark === null || typeof mark === "object" ? mark : {};
}

/** True only where nothing speaks against it: a mark that cannot be read or understood counts as a reload. */
function mayReload(build: string): boolean {
  const mark = readMark();
  if (mark === null) return true;
  const { build: last, at } = mark;
  return typeof last === "string" && last !== build && typeof at === "number" && Date.now() - at > pauseMs;
}

/** A page that can be read is not given up for one that does not come. */
async function isThere(): Promise<boolean> {
  if (navigator.onLine === false) return false;
  try {
    return (await fetch(location.href, { method: "HEAD", cache: "no-store" })).status < 500;
  } catch {
    return false;
  }
}

/**
 * Loads the page again when `problem` is a part of the script that could not be loaded: once for a build, never
 * twice in a row, and never where the reload could not be noted first. Anything else it leaves alone.
 */
export async function reloadIfChunkFailed(problem: unknown): Promise<void> {
  if (!isChunkFailure(problem)) return;
  const build = readBuild();
  if (!mayReload(build) || !(await isThere())) return;
  // Asked again: another failure may have come this far while the page was looked for.
  const { key } = problem as LostChunk;
  if (mayReload(build) && writeStored(chunkRetryKey, { build, at: Date.now(), key }, "session"))
    location.reload();
}

/** Presses the shortcut that was lost with the page before this one, once. */
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

/** From now on a part of the script that does not come has the page loaded again, once. */
export function reloadOnceOnChunkFailure(signal: AbortSignal): void {
  addEventListener("error", ({ error, message }) => void reloadIfChunkFailed(error ?? message), { signal });
  addEventListener("unhandledrejection", ({ reason }) => void reloadIfChunkFailed(reason), { signal });
  pressAgain();
}
