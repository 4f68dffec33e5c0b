import "server-only";
import { once } from "node:events";
import { connect } from "node:net";
import { db } from "#lib/platform/db.ts";
import { env } from "#lib/platform/env.ts";
import { log } from "#lib/platform/log.ts";
import { piecesOf } from "./pieces.ts";
import { askStorage, storageTimeout } from "./storage/site-storage.ts";

type Verdict = "clean" | "infected";

/** clamd answers within seconds; if nothing moves for this long, it is unavailable. */
const silentMs = 60_000;
/** An answer is one line. */
const longestAnswer = 1_024;

/** The length that clamd expects before each piece. A length of 0 ends the file. */
function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** The verdict in clamd's answer to INSTREAM. Throws for anything else. */
function read(answer: string): Verdict {
  const line = answer.replace(/\0[^]*$/, "");
  if (line === "stream: OK") return "clean";
  if (/^stream: .+ FOUND$/.test(line)) return "infected";
  throw new Error("the scanner gave no verdict");
}

/** Has the clamd at `url` (tcp://host:port) scan a file as it arrives (INSTREAM). Throws if it cannot. */
async function askClamd(
  url: string,
  pieces: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<Verdict> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port), signal });
  socket.setTimeout(silentMs, () => socket.destroy(new Error("the scanner is silent")));
  let answer = "";
  const answered = new Promise<void>((resolve, reject) => {
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      answer += chunk;
      if (answer.includes("\0") || answer.length > longestAnswer) resolve();
    });
    socket.once("error", reject);
    socket.once("close", () => resolve());
  });
  answered.catch(() => undefined); // awaited below
  try {
    await Promise.race([once(socket, "connect"), answered]);
    socket.write("zINSTREAM\0");
    for await (const piece of pieces) {
      if (answer || socket.destroyed) break; // it has its verdict, or is gone
      socket.write(lengthOf(piece.byteLength));
      if (!socket.write(piece)) await Promise.race([once(socket, "drain"), answered]);
    }
    if (!socket.destroyed) socket.write(lengthOf(0));
    await answered;
    return read(answer);
  } finally {
    socket.destroy();
  }
}

/**
 * Scans a complete file. An infected one loses its bytes at once and keeps its row, so that the staff who handle the
 * form are warned. Throws if the scanner is unavailable, and the job is retried. Idempotent.
 */
export async function scanUpload(id: string, signal?: AbortSignal): Promise<void> {
  const row = await db().upload.findUnique({ where: { id }, select: { state: true } });
  if (row?.state !== "scanning" || !env.CLAMD_URL) return;
  const bytes = await askStorage((storage) => storage.open(id));
  if (!bytes) throw new Error("the bytes of an upload are not there");
  const verdict = await askClamd(env.CLAMD_URL, piecesOf(bytes), signal);
  if (verdict === "clean") {
    await db().upload.updateMany({ where: { id, state: "scanning" }, data: { state: "clean" } });
    return;
  }
  // Both or neither: if the storage is unavailable, the file is scanned again.
  await db().$transaction(
    async (tx) => {
      const { count } = await tx.upload.updateMany({
        where: { id, state: "scanning" },
        data: { state: "infected" },
      });
      if (count > 0) await askStorage((storage) => storage.remove(id));
    },
    { timeout: storageTimeout },
  );
  log.warn({ action: "scanUpload", id }, "infected upload removed");
}
