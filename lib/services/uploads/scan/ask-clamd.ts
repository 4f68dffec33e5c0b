import "server-only";
import { once } from "node:events";
import { connect } from "node:net";

export type Verdict = "clean" | "infected";

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
export async function askClamd(
  url: string,
  pieces: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<Verdict> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port), signal });
  socket.setTimeout(silentMs, () => socket.destroy(new Error("the scanner is silent")));
  let answer = "";
  const answered = new Promise<void>((resolve, reject) => {
    socket.setEncoding("latin1").on("data", (said: string) => {
      answer += said;
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
