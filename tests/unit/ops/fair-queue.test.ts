import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { cleanRequest } from "#lib/platform/http/clean-request.ts";
import { callerKey, networksOf } from "#lib/platform/http/client-address.ts";
import { fairQueue } from "#lib/ops/serve/fair-queue.ts";
import { until } from "#tests/support/until.ts";

const page = Buffer.alloc(4 * 1024 * 1024, "x"); // more than any socket buffers unread
const started: { server: Server; sockets: Socket[] }[] = [];

afterEach(async () => {
  for (const { server, sockets } of started.splice(0)) {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }
});

/** Writes its page bit by bit and waits while the caller does not read, as Next does. */
async function makePage(write: (part: Buffer) => boolean, drained: () => Promise<unknown>): Promise<void> {
  const size = 64 * 1024;
  for (let at = 0; at < page.length; at += size) {
    if (!write(page.subarray(at, at + size))) await drained();
  }
}

async function serve() {
  let made = 0;
  const answer = fairQueue(
    (_, response) =>
      void makePage(
        (part) => response.write(part),
        () => once(response, "drain"),
      ).then(() => {
        response.end();
        made += 1;
      }),
    (_, response) => void response.writeHead(503).end(),
    { mostRunning: 2, mostWaiting: 2, callerOf: () => "one" },
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
  return { url: `http://127.0.0.1:${port}/`, silent, made: () => made };
}

test("callers who never read what they asked for keep nobody else from a page", async () => {
  const { url, silent, made } = await serve();
  for (let count = 0; count < 4; count += 1) silent();
  await until(() => made() === 4); // twice as many as there are slots: none of them waits for its reader
  const answer = await fetch(url);
  expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, page.length]);
});

test("so many at once, so many waiting, and the rest are told to come again", async () => {
  const finish: (() => void)[] = [];
  const statuses: number[] = [];
  const answer = fairQueue(
    (_, response) => void finish.push(() => response.end("made")),
    (_, response) => void response.writeHead(503).end(),
    { mostRunning: 1, mostWaiting: 1, callerOf: () => "one" },
  );
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  started.push({ server, sockets: [] });
  const { port } = server.address() as AddressInfo;
  const asks = Array.from({ length: 3 }, () =>
    fetch(`http://127.0.0.1:${port}/`).then(({ status }) => statuses.push(status)),
  );
  await until(() => statuses.length > 0);
  expect([statuses, finish.length]).toEqual([[503], 1]);
  await until(() => {
    for (const go of finish.splice(0)) go();
    return statuses.length === 3;
  });
  await Promise.all(asks);
  expect(statuses).toEqual([503, 200, 200]);
});

/** A server behind a proxy of ours. Each page is held until `finish` completes all that are running. */
async function serveQueued({ mostRunning, mostWaiting }: { mostRunning: number; mostWaiting: number }) {
  const proxies = networksOf(["127.0.0.1"]);
  const made: string[] = [];
  const held: (() => void)[] = [];
  const fromWhom = (request: IncomingMessage) => String(request.headers["x-forwarded-for"]);
  const queued = fairQueue(
    (request, response) =>
      void held.push(() => {
        made.push(fromWhom(request));
        response.end("made");
      }),
    (_, response) => void response.writeHead(503).end(),
    { mostRunning, mostWaiting, callerOf: (request) => callerKey(fromWhom(request)) },
  );
  let [asked, arrived, over] = [0, 0, 0];
  const server = createServer((request, response) => {
    cleanRequest(request, proxies);
    response.once("close", () => (over += 1));
    queued(request, response);
    arrived += 1;
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  started.push({ server, sockets });
  /** Sends a request on its own connection, and waits until the server has it and all that were sent before. */
  const ask = async (address: string) => {
    asked += 1;
    const place = asked;
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\n\r\n`);
    const status = once(socket, "data").then(([data]) => Number(String(data).slice(9, 12)));
    await until(() => arrived >= place);
    return { status, leave: () => socket.destroy() };
  };
  const finish = () =>
    until(() => {
      for (const go of held.splice(0)) go();
      return over === asked;
    });
  return { ask, finish, made, over: () => over };
}

test("250 connections of one address cost nobody else an answer", async () => {
  const { ask, finish } = await serveQueued({ mostRunning: 16, mostWaiting: 64 });
  const asks = await Promise.all(Array.from({ length: 250 }, () => ask("203.0.113.9")));
  const greedy = asks.map(({ status }) => status);
  const others: Promise<number>[] = [];
  for (let count = 1; count <= 12; count += 1) others.push((await ask(`198.51.100.${count}`)).status);
  await finish();
  expect(await Promise.all(others)).toEqual(Array<number>(12).fill(200));
  const made = (await Promise.all(greedy)).filter((status) => status === 200);
  expect(made).toHaveLength(16 + 64 - 12);
});

test("callers take turns however many one of them has waiting, and a line of IPv6 is one caller", async () => {
  const { ask, finish, made } = await serveQueued({ mostRunning: 2, mostWaiting: 8 });
  for (let count = 1; count <= 6; count += 1) await ask(`2001:db8:1:2::${count}`);
  await ask("2001:db8:1:3::1");
  await ask("198.51.100.1");
  await finish();
  const late = made
    .map((address, place) => ({ address, place }))
    .filter(({ address }) => !address.startsWith("2001:db8:1:2:"));
  expect(late.map(({ place }) => place)).toEqual([2, 4]); // alternating with the four that waited before
});

test("who has gone while waiting keeps no place, and every place is free again afterwards", async () => {
  const { ask, finish, over } = await serveQueued({ mostRunning: 1, mostWaiting: 2 });
  const first = await ask("203.0.113.9");
  const gone = [await ask("203.0.113.9"), await ask("203.0.113.9")];
  for (const { leave } of gone) leave();
  await until(() => over() === 2);
  const next = [await ask("203.0.113.9"), await ask("203.0.113.9")];
  const refused = await ask("203.0.113.9");
  expect(await refused.status).toBe(503);
  await finish();
  expect(await Promise.all([first, ...next].map(({ status }) => status))).toEqual([200, 200, 200]);
  const again = await ask("203.0.113.9");
  await finish();
  expect(await again.status).toBe(200);
});
