import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { inTurn } from "#lib/ops/serve/in-turn.ts";

const page = "x".repeat(4 * 1024 * 1024); // more than any socket takes unread
const started: { server: Server; sockets: Socket[] }[] = [];

afterEach(async () => {
  for (const { server, sockets } of started.splice(0)) {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
});

/** Makes its page bit by bit and waits where the caller does not take it, as Next does. */
async function makePage(write: (part: string) => boolean, drained: () => Promise<unknown>): Promise<void> {
  const size = 64 * 1024;
  for (let at = 0; at < page.length; at += size) {
    if (!write(page.slice(at, at + size))) await drained();
  }
}

async function serve() {
  const answer = inTurn(
    (_, response) =>
      void makePage(
        (part) => response.write(part),
        () => once(response, "drain"),
      ).then(() => response.end()),
    (_, response) => void response.writeHead(503).end(),
    { mostRunning: 2, mostWaiting: 2 },
  );
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  started.push({ server, sockets });
  const silent = () => {
    const socket = connect(port, "127.0.0.1").pause();
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    sockets.push(socket);
  };
  return { url: `http://127.0.0.1:${port}/`, silent };
}

test("callers who never read what they asked for keep nobody else from a page", async () => {
  const { url, silent } = await serve();
  for (let count = 0; count < 4; count += 1) silent();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) });
  expect([answer.status, (await answer.text()).length]).toEqual([200, page.length]);
});

test("so many at once, so many waiting, and the rest are told to come again", async () => {
  let finish: (() => void)[] = [];
  const statuses: number[] = [];
  const answer = inTurn(
    (_, response) => void finish.push(() => response.end("made")),
    (_, response) => void response.writeHead(503).end(),
    { mostRunning: 1, mostWaiting: 1 },
  );
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  started.push({ server, sockets: [] });
  const { port } = server.address() as AddressInfo;
  const asks = Array.from({ length: 3 }, () =>
    fetch(`http://127.0.0.1:${port}/`).then(({ status }) => statuses.push(status)),
  );
  while (statuses.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect([statuses, finish.length]).toEqual([[503], 1]);
  while (statuses.length < 3) {
    const ready = finish;
    finish = [];
    for (const go of ready) go();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await Promise.all(asks);
  expect(statuses).toEqual([503, 200, 200]);
});
