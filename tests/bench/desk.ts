import { fillQueue } from "../support/fill-queue.ts";
import { inMs, p95, ratioOf, type Round } from "./figures.ts";
import { timeOfPage, timesOf, timesOfBare } from "./one-by-one.ts";
import { inRounds } from "./rounds.ts";
import { startSite } from "./servers.ts";
import { cookieOf, insertSession } from "./signed-in.ts";
import type { Subject } from "./subject.ts";

const rows = 100_000;
const bounds = { least: 3, most: 7, seconds: 20 };
const barePages = 40;
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
const place = JSON.stringify([
  new Date(Date.now() + 86_400_000).toISOString(),
  "0a0a0a0a-0000-4000-8000-000000000000",
]);
const deepPath = `/admin?after=${Buffer.from(place).toString("base64url")}`;

let filled: Promise<void> | undefined;

/** How fast pages of a queue of 100,000 cases and a case of it are made, one after the other, by a site just started. */
export const desk: Subject<"desk"> = {
  title: "The desk, 100,000 cases",
  isTimed: true,
  measure: async ({ bare, databaseUrl }) => {
    await (filled ??= fillQueue(databaseUrl, rows));
    const site = await startSite({ DATABASE_URL: databaseUrl });
    try {
      const cookie = await cookieOf(site.url, await insertSession(databaseUrl, "staff"));
      const read = (path: string) => timeOfPage(site.url + path, { cookie });
      const queue = await (await fetch(`${site.url}/admin`, { headers: { cookie } })).text();
      const openPath = `/admin/case?reference=${/AK-2345-\w{4}/.exec(queue)?.[0] ?? ""}`;
      const filtered = (at: number) => read(`/admin${views[at % views.length]}`);
      const deep = () => read(deepPath);
      const open = () => read(openPath);
      await timesOf(36, filtered); // warm
      await timesOf(30, open);
      await timesOfBare(bare.url, barePages);
      const seen: Record<"filtered" | "deep" | "open", Round[]> = { filtered: [], deep: [], open: [] };
      await inRounds(bounds, async () => {
        for (const [kind, count, work] of [
          ["filtered", 2 * views.length, filtered],
          ["deep", 9, deep],
          ["open", 14, open],
        ] as const) {
          const own = p95(await timesOf(count, work));
          seen[kind].push({ own, bare: p95(await timesOfBare(bare.url, barePages)) });
        }
      });
      return {
        values: {
          "p95 of a page of the queue, by seven filters, against a bare page": ratioOf(seen.filtered),
          "p95 of a page deep in the queue against a bare page": ratioOf(seen.deep),
          "p95 of a case against a bare page": ratioOf(seen.open),
        },
        notes: [
          inMs("p95 of a page of the queue", seen.filtered),
          inMs("p95 of a page deep in it", seen.deep),
          inMs("p95 of a case", seen.open),
        ],
      };
    } finally {
      await site.stop();
    }
  },
};
