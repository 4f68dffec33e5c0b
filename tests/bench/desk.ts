import { performance } from "node:perf_hooks";
import { fillQueue } from "../support/fill-queue.ts";
import { startSite } from "./servers.ts";
import { cookieOf, insertSession } from "./signed-in.ts";

const rows = 100_000;
const views = [
  "",
  "?kind=correction",
  "?country=ghana",
  "?age=late",
  "?who=nobody",
  "?label=harvest",
  "?label=flood",
  "?state=done",
  "?q=ama@example.org",
];

export type DeskMeasured = { filterP95Ms: number; deepP95Ms: number; openP95Ms: number };

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** How fast pages of a queue of 100,000 cases and a case of it are made, one after the other, by a site just started. */
export async function measureDesk(databaseUrl: string): Promise<DeskMeasured> {
  await fillQueue(databaseUrl, rows);
  const site = await startSite({ DATABASE_URL: databaseUrl });
  try {
    const cookie = await cookieOf(site.url, await insertSession(databaseUrl, "staff"));
    const read = async (path: string): Promise<string> => {
      const answer = await fetch(site.url + path, { headers: { cookie } });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      return answer.text();
    };
    const timesOf = async (count: number, path: (at: number) => string) => {
      const times: number[] = [];
      for (let at = 0; at < count; at += 1) {
        const begun = performance.now();
        await read(path(at));
        times.push(performance.now() - begun);
      }
      return times;
    };
    const filtered = (at: number) => `/admin${views[at % views.length]}`;
    const place = JSON.stringify([
      new Date(Date.now() + 86_400_000).toISOString(),
      "0a0a0a0a-0000-4000-8000-000000000000",
    ]);
    const deep = `/admin?after=${Buffer.from(place).toString("base64url")}`;
    const reference = /AK-2345-\w{4}/.exec(await read("/admin"))?.[0] ?? "";
    const open = `/admin/case?reference=${reference}`;
    await timesOf(40, filtered); // warm
    await timesOf(40, () => open);
    return {
      filterP95Ms: p95(await timesOf(140, filtered)),
      deepP95Ms: p95(await timesOf(60, () => deep)),
      openP95Ms: p95(await timesOf(100, () => open)),
    };
  } finally {
    await site.stop();
  }
}
