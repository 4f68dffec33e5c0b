import { createServer, request as ask, type IncomingMessage, type Server } from "node:http";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import type { AddressInfo } from "node:net";
import { registeredCallOf, registerCalls } from "#lib/platform/http/registered-calls.ts";

let server: Server;
let url: string;
let echoed = 0;

beforeAll(async () => {
  registerCalls({
    "GET /api/who": (request) =>
      Promise.resolve(
        new Response(`${new URL(request.url).search} ${request.headers.get("cookie")} é`, {
          status: 401,
          headers: [
            ["set-cookie", "a=1"],
            ["set-cookie", "b=2"],
            ["content-type", "text/plain"],
          ],
        }),
      ),
    "GET /api/held": () => Promise.resolve(new Response(null, { status: 304, headers: { etag: '"a"' } })),
    "GET /api/broken": () => Promise.reject(new Error("broken")),
    "POST /api/echo": async (request) => {
      echoed += 1;
      return new Response(`${request.headers.get("content-type")} ${await request.text()}`);
    },
  });
  server = createServer((request, response) => {
    const answer = registeredCallOf(request);
    if (!answer) return void response.writeHead(404).end("the long way");
    answer(response).catch(() => response.writeHead(500).end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  registerCalls({});
  server.close();
});

test("a named call gets the request's headers and query, and its answer goes out whole", async () => {
  const answer = await fetch(`${url}/api/who?a=b`, { headers: { cookie: "x=1; y=2" } });
  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(answer.headers.get("content-length")).toBe("16");
  expect(await answer.text()).toBe("?a=b x=1; y=2 é");
});

test("what the caller holds already is answered without a body, and without its length", async () => {
  const answer = await fetch(`${url}/api/held`);
  expect([answer.status, await answer.text()]).toEqual([304, ""]);
  expect(answer.headers.get("etag")).toBe('"a"');
  expect(answer.headers.has("content-length")).toBe(false);
});

test("other methods and other paths go the long way", async () => {
  expect((await fetch(`${url}/api/who`, { method: "POST", body: "" })).status).toBe(404);
  expect((await fetch(`${url}/api/who`, { method: "HEAD" })).status).toBe(404);
  expect((await fetch(`${url}/api/whom`)).status).toBe(404);
  expect((await fetch(`${url}/toString`)).status).toBe(404);
});

test("a post of JSON is read whole; one that is larger, of another kind or without a length goes the long way", async () => {
  const post = (body: BodyInit, type = "application/json") =>
    fetch(`${url}/api/echo`, {
      method: "POST",
      body,
      headers: { "content-type": type },
      duplex: "half",
    } as RequestInit);
  expect(await (await post('{"a":"é"}')).text()).toBe('application/json {"a":"é"}');
  expect((await post(`"${"a".repeat(64 * 1024)}"`)).status).toBe(404);
  expect((await post("a=b", "application/x-www-form-urlencoded")).status).toBe(404);
  expect((await post(new Blob(['{"a":1}']).stream())).status).toBe(404);
});

test("of a post that breaks off nothing is done", async () => {
  const broken = once(server, "request") as Promise<[IncomingMessage]>;
  const sent = ask(`${url}/api/echo`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": "100" },
  }).on("error", () => undefined);
  sent.write("{");
  const [request] = await broken;
  const before = echoed;
  sent.destroy();
  await finished(request).catch(() => undefined);
  await new Promise(setImmediate);
  expect(echoed).toBe(before);
});

test("what a call throws reaches the server", async () => {
  expect((await fetch(`${url}/api/broken`)).status).toBe(500);
});
