import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { uploadBytes } from "#lib/services/uploads/open/limits.ts";
import { bodyLimitsOf, limitBody, longestMs, type BodyLimits } from "#lib/ops/serve/limit-body.ts";

/** A server that reads everything it is sent under these limits, and returns how much it was. */
async function startServer(limits: BodyLimits) {
  const server = createServer((request: IncomingMessage, response) => {
    if (limitBody(request, response, limits)) return void response.writeHead(413).end();
    let came = 0;
    request.on("data", (piece: Buffer) => (came += piece.length));
    request.on("error", () => undefined);
    request.on("end", () => response.end(String(came)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { port, stop };
}

/** The response to a request whose body is sent in parts, and may break off without an end. */
async function send(port: number, length: number, parts: readonly string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("latin1").on("data", (piece: string) => (answer += piece));
  socket.on("error", () => undefined);
  const closed = once(socket, "close");
  socket.write(
    `POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`,
  );
  for (const part of parts) await new Promise((resolve) => socket.write(part, resolve));
  await closed;
  return answer;
}

test("a request that does not come whole in its time is given up, and one that does is answered", async () => {
  const [hasty, patient] = [
    await startServer({ bytes: 100, ms: 300 }),
    await startServer({ bytes: 100, ms: 600_000 }),
  ];
  const slow = connect(patient.port, "127.0.0.1");
  slow.write("POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 4\r\n\r\nab");
  expect(await send(hasty.port, 9, ["ab", "cd"])).toMatch(/^HTTP\/1\.1 408/);
  slow.write("cd"); // after longer than the other server's limit
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 200[^]*4$/);
  await Promise.all([hasty.stop(), patient.stop()]);
});

test("one that says that it brings too much is refused before it comes", async () => {
  const { port, stop } = await startServer({ bytes: 3, ms: 600_000 });
  expect(await send(port, 4, [])).toMatch(/^HTTP\/1\.1 413/);
  await stop();
});

test("who goes on to send after the answer is listened to for a while and then given up", async () => {
  const server = createServer((request: IncomingMessage, response) => {
    limitBody(request, response, { bytes: 100, ms: 60_000, lingerMs: 50 });
    response.writeHead(422, { "content-length": 2 }).end("no");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("latin1").on("data", (piece: string) => (answer += piece));
  socket.on("error", () => undefined);
  socket.write("POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 90\r\n\r\na");
  await once(socket, "close"); // closed by the server: this end sends nothing more and does not close
  expect(answer).toMatch(/^HTTP\/1\.1 422[^]*no$/);
  server.close();
  await once(server, "close");
});

test("a call that waits for its turn is not cut off by the time that a silent connection has", async () => {
  const server = createServer((request: IncomingMessage, response) => {
    limitBody(request, response, { bytes: 100, ms: 600_000, silentMs: 600_000 });
    request.resume();
    // Its slot comes when a connection that was opened later, and is also silent, has been cut off.
    request.once("end", () => {
      const silent = connect((server.address() as AddressInfo).port, "127.0.0.1").resume();
      silent.once("close", () => response.end("in turn"));
    });
  });
  server.timeout = 1_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await send(port, 2, ["ab"])).toMatch(/in turn$/);
  server.close();
  await once(server, "close");
});

test("filings have less time than uploads, are not cut off while they wait, and may not send on for ever", () => {
  for (const path of [
    "/api/confidential/filed",
    "/api/confidential/file",
    "/api/admin/confidential/answer",
  ]) {
    const { ms, lingerMs, silentMs } = bodyLimitsOf(path);
    expect(ms).toBeLessThanOrEqual(longestMs);
    expect([lingerMs, silentMs]).toEqual([30_000, 60_000]);
  }
});

test("uploads have room for the largest file and minutes for it; everything else keeps 30 seconds", () => {
  for (const path of ["/api/uploads", "/api/uploads/8c1f3b5e-0000-4000-8000-000000000000"]) {
    const { bytes, ms } = bodyLimitsOf(path);
    expect(bytes).toBeGreaterThan(uploadBytes);
    expect(bytes).toBeLessThan(8 * 1024 * 1024);
    expect(ms).toBe(longestMs);
  }
  for (const path of ["/api/leads", "/api/uploadsother", "/"]) expect(bodyLimitsOf(path).ms).toBe(30_000);
});

test("the proxy lets through what the site takes, as it comes", () => {
  const [, block = ""] = readFileSync("lib/ops/proxy/nginx.conf", "utf8").split("location /api/uploads {");
  const rules = block.slice(0, block.indexOf("}"));
  expect(rules).toContain("client_max_body_size 8m;");
  expect(rules).toContain("proxy_request_buffering off;");
});
