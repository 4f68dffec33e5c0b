import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { eventStream } from "#lib/platform/http/event-stream.ts";
import { registeredCallOf, registerCalls } from "#lib/platform/http/registered-calls.ts";
import type { Answer } from "#lib/ops/serve/fair-queue.ts";
import { boundUnread, noteHeldAnyway } from "#lib/ops/serve/unread.ts";

const megabyte = 1024 ** 2;
const page = Buffer.alloc(8 * megabyte, "x"); // more than any socket buffers unread
const mostBytes = 36 * megabyte;
let server: Server | undefined;
const sockets: Socket[] = [];

afterEach(async () => {
  registerCalls({});
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
  if (server?.listening) await once(server, "close");
});

/** A server, its open responses, and a way to send requests without ever reading the responses. */
async function serve(answer: Answer) {
  const answers: ServerResponse[] = [];
  server = createServer((request, response) => {
    answers.push(response);
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const asked = server;
  const askUnread = async (caller = "one", path = "/") => {
    const socket = connect(port, "127.0.0.1").pause();
    socket.on("error", () => undefined); // cut off by the server
    sockets.push(socket);
    const came = once(asked, "request");
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-Caller: ${caller}\r\n\r\n`);
    await came;
  };
  const waiting = () =>
    answers.reduce((sum, one) => sum + (one.destroyed || one.closed ? 0 : one.writableLength), 0);
  return { url: `http://127.0.0.1:${port}/`, askUnread, answers, waiting };
}

const callerOf = ({ headers }: { headers: NodeJS.Dict<string | string[]> }) => String(headers["x-caller"]);

test("40 connections that never read hold no more than all answers together may", async () => {
  const { askUnread, answers, waiting } = await serve(
    boundUnread((_, response) => void response.end(page), { mostBytes, callerOf }),
  );
  const held: number[] = [];
  for (let count = 0; count < 40; count += 1) {
    await askUnread();
    held.push(waiting());
  }
  expect(answers).toHaveLength(40);
  expect(Math.max(...held)).toBeLessThanOrEqual(mostBytes);
  expect(Math.max(...held)).toBeGreaterThan(mostBytes / 4); // they do build up
});

test("whoever leaves most unread makes room; others keep what they are being sent", async () => {
  const { url, askUnread, answers } = await serve(
    boundUnread((_, response) => void response.end(page), { mostBytes, callerOf }),
  );
  await askUnread("other");
  for (let count = 0; count < 12; count += 1) await askUnread("greedy");
  expect(answers[0]?.destroyed).toBe(false);
  const whole = await fetch(url, { headers: { "x-caller": "reader" } });
  expect((await whole.arrayBuffer()).byteLength).toBe(page.length);
  expect(answers[0]?.destroyed).toBe(false);
});

test("what is held in any case is no reason to give an answer up", async () => {
  const shared: Answer = (_, response) => {
    noteHeldAnyway(response);
    response.end(page);
  };
  const { askUnread, answers } = await serve(boundUnread(shared, { mostBytes, callerOf }));
  for (let count = 0; count < 12; count += 1) await askUnread();
  expect(answers.filter(({ destroyed }) => destroyed)).toEqual([]);
});

test("40 streams that never read hold some kilobytes each, whatever there is to send", async () => {
  const event = "x".repeat(16 * 1024);
  let sent = 0;
  registerCalls({
    "GET /api/events": () =>
      Promise.resolve(
        eventStream(
          ({ send, isBehind, onDrain }) => {
            const fill = () => {
              // Far more than any socket buffers unread.
              for (let bytes = 0; bytes < page.length && !isBehind(); bytes += event.length) {
                send("line", event);
                sent += event.length;
              }
            };
            onDrain(fill);
            fill();
            return () => undefined;
          },
          () => undefined,
        ),
      ),
  });
  const { askUnread, answers, waiting } = await serve((request, response) => {
    void registeredCallOf(request)?.(response);
  });
  for (let count = 0; count < 40; count += 1) await askUnread("one", "/api/events");
  for (let before = -1; before < sent; await new Promise(setImmediate)) before = sent;
  expect(answers.filter(({ destroyed }) => destroyed)).toEqual([]);
  expect(waiting()).toBeLessThanOrEqual(40 * 128 * 1024);
});
