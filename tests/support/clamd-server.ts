import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

/** A file that contains this is harmful to this scanner. */
export const harmful = "HARMFUL-PROGRAM-OF-TESTS";

type Given = { most?: number; isSilent?: boolean };

/** A clamd that implements only INSTREAM (zINSTREAM, pieces with their length, an empty one at the end). */
export async function startClamd({ most = 25 * 1024 * 1024, isSilent = false }: Given = {}) {
  const scanned: Buffer[] = [];

  function answer(socket: Socket): void {
    let held = Buffer.alloc(0);
    let hasBegun = false;
    let isDone = false;
    const file: Buffer[] = [];
    const end = (line: string) => {
      isDone = true;
      socket.end(`${line}\0`);
    };
    socket.on("error", () => undefined);
    socket.on("data", (bytes: Buffer) => {
      if (isDone || isSilent) return;
      held = Buffer.concat([held, bytes]);
      if (!hasBegun) {
        const mark = held.indexOf(0);
        if (mark < 0) return;
        if (held.toString("latin1", 0, mark) !== "zINSTREAM") return end("UNKNOWN COMMAND");
        hasBegun = true;
        held = held.subarray(mark + 1);
      }
      while (held.length >= 4) {
        const length = held.readUInt32BE();
        if (length === 0) {
          const whole = Buffer.concat(file);
          scanned.push(whole);
          return end(whole.includes(harmful) ? "stream: Test.Harmful FOUND" : "stream: OK");
        }
        if (held.length < 4 + length) return;
        file.push(Buffer.from(held.subarray(4, 4 + length)));
        held = held.subarray(4 + length);
        if (file.reduce((sum, piece) => sum + piece.length, 0) > most)
          return end("INSTREAM size limit exceeded. ERROR");
      }
    });
  }

  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    answer(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
