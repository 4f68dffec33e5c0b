import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { shortWayOf, takeShortWay } from "#lib/http/short-way.ts";

let server: Server;
let url: string;

beforeAll(async () => {
  takeShortWay({
    "/api/who": (request) =>
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
    "/api/broken": () => Promise.reject(new Error("broken")),
  });
  server = createServer((request, response) => {
    const answer = shortWayOf(request);
    if (!answer) return void response.writeHead(404).end("the long way");
    answer(response).catch(() => response.writeHead(500).end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  takeShortWay({});
  server.close();
});

test("a named call gets the request's headers and query, and its answer goes out whole", async () => {
  const answer = await fetch(`${url}/api/who?a=b`, { headers: { cookie: "x=1; y=2" } });
  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(answer.headers.get("content-length")).toBe("16");
  expect(await answer.text()).toBe("?a=b x=1; y=2 é");
});

test("other methods and other paths go the long way", async () => {
  expect((await fetch(`${url}/api/who`, { method: "POST", body: "" })).status).toBe(404);
  expect((await fetch(`${url}/api/who`, { method: "HEAD" })).status).toBe(404);
  expect((await fetch(`${url}/api/whom`)).status).toBe(404);
  expect((await fetch(`${url}/toString`)).status).toBe(404);
});

test("what a call throws reaches the server", async () => {
  expect((await fetch(`${url}/api/broken`)).status).toBe(500);
});
