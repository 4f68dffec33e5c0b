import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { openCuttableProxy } from "../support/cuttable-proxy.ts";
import { required } from "../support/required.ts";
import { startSite } from "../support/start-site.ts";
import { aNetworkAddress } from "../support/visitor.ts";

const lead = {
  lead_type: "country_question",
  payload: {
    contact: { email: "asker@example.org" },
    messages: [{ role: "user", text: "Which office registers a company?", ts: "2026-11-21T10:00:00Z" }],
    page: "/start-business/ghana",
  },
};

const file = (url: string, key: string, init: RequestInit = {}) =>
  fetch(`${url}/api/leads`, {
    ...init,
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      "x-forwarded-for": aNetworkAddress(),
    },
    body: JSON.stringify(lead),
  });

test("without its database the site serves pages, refuses to store and waits for nothing, and is whole again by itself", async () => {
  const proxy = await openCuttableProxy(required("TEST_DATABASE_URL"));
  const longestWaitMs = 60_000;
  const site = await startSite({ DATABASE_URL: proxy.url, DATABASE_WAIT_MS: String(longestWaitMs) });
  const ready = async (init: RequestInit = {}) => (await fetch(`${site.url}/api/health/ready`, init)).status;
  try {
    expect((await file(site.url, "resilience-before")).status).toBe(200);
    await expect.poll(() => ready()).toBe(200);

    proxy.cut();
    for (const page of [
      "/",
      "/start-business",
      "/start-business/ghana",
      "/explore/compare",
      "/start-business?q=ghana",
    ]) {
      expect((await fetch(`${site.url}${page}`)).status, page).toBe(200);
    }
    expect((await fetch(`${site.url}/api/health/live`)).status).toBe(200);
    // A request that waited for a connection in vain would have no response by then.
    const withoutWaiting = () => ({ signal: AbortSignal.timeout(longestWaitMs / 2) });
    const refused = await file(site.url, "resilience-during", withoutWaiting());
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ ok: false, code: "unavailable" });
    expect(await ready(withoutWaiting())).toBe(503);

    proxy.mend();
    await expect.poll(async () => (await file(site.url, "resilience-after")).status).toBe(200);
    await expect.poll(() => ready()).toBe(200);
  } finally {
    await site.stop();
    proxy.close();
  }
});

/** Begins a post and holds its last bytes back. Returns a function that sends them and returns the response. */
async function beginSlowPost(url: string, key: string) {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify(lead);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const head = [
    "POST /api/leads HTTP/1.1",
    `Host: ${hostname}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Idempotency-Key: ${key}`,
    `X-Forwarded-For: ${aNetworkAddress()}`,
    "Connection: close",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, 20)}`);
  return async () => {
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(body.slice(20));
    await once(socket, "close");
    return answer;
  };
}

test("SIGTERM first fails readiness, then lets what is in flight finish, then ends", async () => {
  const site = await startSite({ DATABASE_URL: required("TEST_DATABASE_URL"), DRAIN_SECONDS: "10" });
  const ready = async () => (await fetch(`${site.url}/api/health/ready`)).status;
  await expect.poll(ready).toBe(200);
  const finish = await beginSlowPost(site.url, "resilience-slow");
  site.sendSignal("SIGTERM");
  await expect.poll(ready).toBe(503);
  expect((await fetch(`${site.url}/start-business/ghana`)).status).toBe(200);
  expect((await file(site.url, "resilience-draining")).status).toBe(200);
  // The notice period is over: the server accepts no new connections, and finishes the request in progress.
  await expect.poll(() => fetch(site.url).catch(() => "refused")).toBe("refused");
  expect(await finish()).toMatch(/^HTTP\/1\.1 200[\s\S]*"reference":"AK-/);
  const [code] = (await site.exit) as [number];
  expect(code).toBe(0);
});

/**
 * The server may close a kept-alive connection, which it does after five idle seconds, just as it is reused. Browsers
 * then retry on a new connection, and so does this.
 */
const askLikeBrowser = (address: string): Promise<Response> => fetch(address).catch(() => fetch(address));

/** Requests an address two hundred times at once, each on its own connection. */
const askAtOnce = (address: string) =>
  Promise.all(
    Array.from({ length: 200 }, async () => {
      const answer = await askLikeBrowser(address);
      return { status: answer.status, again: answer.headers.get("retry-after"), text: await answer.text() };
    }),
  );

test("more made pages asked for at once than there is room for: the rest are told to come again, and it goes on", async () => {
  const site = await startSite({ DATABASE_URL: required("TEST_DATABASE_URL") });
  try {
    // A busy server accepts new connections one by one, which would spread the burst; this opens all of them first.
    for (const { status } of await askAtOnce(`${site.url}/robots.txt`)) expect(status).toBe(200);
    const compare = `${site.url}/explore/compare?c=kenya,ghana,nigeria`;
    const answers = await askAtOnce(compare);
    const made = answers.filter(({ status }) => status === 200);
    const found = answers.filter(({ status }) => status !== 200);
    expect(made.length).toBeGreaterThanOrEqual(80); // sixteen running and sixty-four waiting
    for (const { text } of made) expect(text).toContain("</html>");
    expect(found.length).toBeGreaterThan(0);
    for (const { status, again, text } of found) {
      expect([status, again]).toEqual([503, "2"]);
      expect(text).toContain("Please try again in a moment.");
    }
    expect((await askLikeBrowser(compare)).status).toBe(200);
  } finally {
    await site.stop();
  }
});

test("a server that is not asked to show the style guide answers 404 for it", async () => {
  const site = await startSite({});
  try {
    for (const path of ["/styleguide", "/styleguide/charts", "/styleguide?x=1"]) {
      expect((await fetch(`${site.url}${path}`)).status, path).toBe(404);
    }
  } finally {
    await site.stop();
  }
});
