import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { correctHeaders } from "#lib/ops/serve/correct-headers.ts";

/** What a visitor receives of a response that Next writes like this. */
async function sent(
  write: (response: ServerResponse) => void,
  asked: { isNotFound?: true } = {},
  path = "/x.css",
): Promise<{ status: number; headers: Headers }> {
  const server = createServer((_, response) => {
    correctHeaders(response, asked);
    for (const name of [
      "x-nextjs-cache",
      "X-Nextjs-Prerender",
      "x-nextjs-stale-time",
      "x-middleware-rewrite",
    ]) {
      response.setHeader(name, "1");
    }
    response.setHeader("cache-control", "s-maxage=31536000");
    write(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: "close" } });
  await answer.text();
  server.close();
  return answer;
}

test.each([
  ["/portal/diaspora/confidential", "no-referrer"],
  ["/forms/detention/assistance?draft=1", "no-referrer"],
  ["/api/confidential/file", "no-referrer"],
  ["/admin/confidential?case=1", "no-referrer"],
  ["/admin/confidential/keys", "no-referrer"],
  ["/api/admin/confidential/part?id=1", "no-referrer"],
  ["/forms/grower", "strict-origin-when-cross-origin"],
  ["/admin/confidentially", "strict-origin-when-cross-origin"],
])("whatever Next sends, the answer of %s has the referrer policy %s", async (path, policy) => {
  for (const status of [200, 303, 422, 503]) {
    const { headers } = await sent(
      (response) => {
        response.setHeader("referrer-policy", "strict-origin-when-cross-origin");
        response.writeHead(status).end();
      },
      {},
      path,
    );
    expect(headers.get("referrer-policy")).toBe(policy);
  }
});

const namesOf = (headers: Headers) => [...headers.keys()].filter((name) => /^x-/.test(name));

test("an address that leads nowhere says nothing of how Next answered it, and is nobody's to keep", async () => {
  const writes = [
    (response: ServerResponse) => void response.writeHead(404).end(),
    (response: ServerResponse) => {
      response.statusCode = 404; // Node writes the head itself
      response.end();
    },
  ];
  for (const write of writes) {
    const { headers } = await sent(write);
    expect(namesOf(headers)).toEqual([]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  }
});

test("a page keeps what a browser's router reads of it", async () => {
  const { headers } = await sent((response) => void response.writeHead(200).end());
  expect(headers.get("x-nextjs-stale-time")).toBe("1");
  expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect(headers.has("x-middleware-rewrite")).toBe(false);
});

test("a page that says, even while it is made, that there is nothing is sent as it is, with status 404", async () => {
  for (const write of [
    (response: ServerResponse) => void response.writeHead(200).end("whole"),
    (response: ServerResponse) => void response.end("whole"),
  ]) {
    const asked: { isNotFound?: true } = {};
    const noteThenWrite = (response: ServerResponse) => {
      asked.isNotFound = true;
      write(response);
    };
    const { status, headers } = await sent(noteThenWrite, asked);
    expect([status, namesOf(headers), headers.get("cache-control")]).toEqual([404, [], "no-store"]);
  }
});
