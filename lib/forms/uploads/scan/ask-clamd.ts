import "server-only";
import { once } from "node:events";
import { connect } from "node:net";

export type Verdict = "clean" | "infected";

/** clamd answers within seconds; one on which nothing moves for so long is away. */
const silentMs = 60_000;
/** An answer is one line. */
const longestAnswer = 1_024;

/** How much comes, as clamd wants it before each piece. Nothing says that all has come. */
function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** What an answer of clamd to INSTREAM says. Throws for anything but a verdict. */
function read(answer: string): Verdict {
  const line = answer.replace(/\0[^]*$/, "");
  if (line === "stream: OK") return "clean";
  if (/^stream: .+ FOUND$/.test(line)) return "infected";
  throw new Error("the scanner gave no verdict");
}

/** Has the clamd at `url` (tcp://host:port) look through a file as it comes (INSTREAM). Throws where it cannot. */
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
  answered.catch(() => undefined); // it is waited for below
  try {
    await Promise.race([once(socket, "connect"), answered]);
    socket.write("zINSTREAM\0");
    for await (const piece of pieces) {
      if (answer || socket.destroyed) break; // it has seen enough, or is gone
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
