import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { chatKeyHeader } from "#lib/domains/chat/open/paths.ts";
import type { ChatShown } from "#lib/domains/chat/open/shown-chat.ts";
import { prepareDatabase } from "#lib/ops/local/migrate.ts";
import { startPostgres } from "#lib/ops/local/postgres.ts";
import { dataHome } from "#lib/ops/paths.ts";
import { startSite } from "../support/start-site.ts";
import { aNetworkAddress } from "../support/visitor.ts";

const messages = 500;
const visitors = 25;
const killAt = { database: 100, first: 220, second: 340 };

type Visitor = { headers: Record<string, string>; acknowledged: string[]; reference?: string };

const aVisitor = (): Visitor => ({
  headers: {
    [chatKeyHeader]: randomBytes(32).toString("base64url"),
    "content-type": "application/json",
    "x-forwarded-for": aNetworkAddress(),
  },
  acknowledged: [],
});

/**
 * Sends one message until it is acknowledged, as the device's outbox does: with the same id, to any server that runs.
 */
async function send(origins: () => readonly string[], { headers, acknowledged }: Visitor): Promise<void> {
  const id = randomUUID();
  const body = JSON.stringify({
    id,
    text: `Message ${id}`,
    contact: { email: "killed-chat@example.org" },
    page: "/",
    begun: 5_000,
  });
  for (let tries = 0; ; tries += 1) {
    const origin = origins()[tries % origins().length];
    const answer = await fetch(`${origin}/api/chat/message`, { method: "POST", headers, body }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.status === 200) break;
    await pause(answer?.status === 429 || answer?.status === 412 ? 1_000 : 100);
  }
  acknowledged.push(id);
}

test(`of ${messages} messages sent while the database and both servers are killed, each that was acknowledged is there once, in order`, async () => {
  const name = `killed-chat-${process.pid}`;
  // With durable writes: acknowledged messages must survive a crash.
  const database = await startPostgres(name);
  const kill = () =>
    process.kill(
      Number(readFileSync(path.join(dataHome, name, "postmaster.pid"), "utf8").split("\n")[0]),
      "SIGKILL",
    );
  const site = () => startSite({ DATABASE_URL: database.url, TRUSTED_PROXIES: "127.0.0.1" });
  let running: Awaited<ReturnType<typeof site>>[] = [];
  try {
    await prepareDatabase(database.url);
    running = await Promise.all([site(), site()]);
    const origins = () => running.map(({ url }) => url);
    const everybody = Array.from({ length: visitors }, aVisitor);
    const count = () => everybody.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    const replace = async (at: number) => {
      const gone = running[at]!;
      gone.sendSignal("SIGKILL");
      await gone.exit;
      running[at] = await site();
    };
    const actions = [
      { at: killAt.database, do: async () => { kill(); await expect.poll(database.isRunning).toBe(false); await database.startAgain(); } },
      { at: killAt.first, do: () => replace(0) },
      { at: killAt.second, do: () => replace(1) },
    ]; // prettier-ignore
    let under = Promise.resolve();
    const work = async (visitor: Visitor) => {
      for (let sent = 0; sent < messages / visitors; sent += 1) {
        await send(origins, visitor);
        const next = actions[0];
        if (next && count() >= next.at) {
          actions.shift();
          under = under.then(next.do);
        }
      }
    };
    await Promise.all(everybody.map(work));
    await under;
    expect(actions).toEqual([]);

    for (const { headers, acknowledged } of everybody) {
      const answer = await fetch(`${origins()[0]}/api/chat/messages`, { headers });
      const { data } = (await answer.json()) as { data: ChatShown };
      expect(data.lines.map(({ key }) => key)).toEqual(acknowledged);
    }
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{
      conversations: number;
      leads: number;
      cases: number;
      events: number;
    }>(
      `select (select count(*)::int from conversations) as conversations, (select count(*)::int from leads) as leads,
        (select count(*)::int from cases) as cases, (select count(*)::int from case_events where kind = 'written') as events`,
    );
    await client.end();
    expect(rows).toEqual([{ conversations: visitors, leads: visitors, cases: visitors, events: messages }]);
  } finally {
    await Promise.all(running.map((one) => one.stop().catch(() => undefined)));
    await database.stop();
    rmSync(path.join(dataHome, name), { recursive: true, force: true });
    rmSync(path.join(dataHome, `${name}.password`), { force: true });
  }
});
