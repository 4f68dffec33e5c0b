import { fillQueue } from "../support/fill-queue.ts";
import { inMs, p95, ratioOf, type Round } from "./figures.ts";
import { timeOfPage, timesOf, timesOfBare } from "./one-by-one.ts";
import { inRounds } from "./rounds.ts";
import { costInMs, costOf, costRatio, type Cost } from "./served.ts";
import { startSite } from "./servers.ts";
import { cookieOf, insertSession } from "./signed-in.ts";
import type { Subject } from "./subject.ts";

const rows = 100_000;
const bounds = { least: 3, most: 7, seconds: 20 };
/** Enough pages for the system's processor clock, which counts in steps of 10 ms, to measure one of them. */
const barePages = 400;
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

type Kind = { own: Cost[]; p95s: Round[] };
const aKind = (): Kind => ({ own: [], p95s: [] });

let filled: Promise<void> | undefined;

/** How fast a site that has just started renders pages of a queue of 100,000 cases, and a case, one after another. */
export const desk: Subject<"desk"> = {
  title: "The desk, 100,000 cases",
  isTimed: true,
  measure: async ({ bare, databaseUrl, databasePid }) => {
    await (filled ??= fillQueue(databaseUrl, rows));
    const site = await startSite({ DATABASE_URL: databaseUrl });
    try {
      const cookie = await cookieOf(site.url, await insertSession(databaseUrl, "staff"));
      const read = (path: string) => timeOfPage(site.url + path, { cookie });
      const listed = await (await fetch(`${site.url}/admin`, { headers: { cookie } })).text();
      const openPath = `/admin/case?reference=${/AK-2345-\w{4}/.exec(listed)?.[0] ?? ""}`;
      const filtered = (at: number) => read(`/admin${views[at % views.length]}`);
      const deep = () => read(deepPath);
      const open = () => read(openPath);
      await timesOf(36, filtered); // warm-up
      await timesOf(30, open);
      await timesOfBare(bare.url, barePages);
      const seen = { filtered: aKind(), deep: aKind(), open: aKind() };
      const bareCosts: Cost[] = [];
      await inRounds(bounds, async () => {
        const beside = await costOf([bare.pid], barePages, () => timesOfBare(bare.url, barePages));
        bareCosts.push(beside);
        for (const [kind, count, work] of [
          ["filtered", 2 * views.length, filtered],
          ["deep", 9, deep],
          ["open", 14, open],
        ] as const) {
          const own = await costOf([site.pid, databasePid], count, () => timesOf(count, work));
          seen[kind].own.push(own);
          seen[kind].p95s.push({ own: p95(own.result), bare: p95(beside.result) });
        }
      });
      const { filtered: queue, deep: deepIn, open: one } = seen;
      return {
        values: {
          "processor time of a page of the queue, database and all, against a bare page": costRatio(
            queue.own,
            bareCosts,
          ),
          "processor time of a page deep in the queue, database and all, against a bare page": costRatio(
            deepIn.own,
            bareCosts,
          ),
          "processor time of a case, database and all, against a bare page": costRatio(one.own, bareCosts),
          "p95 of a page of the queue, by seven filters, against a bare page": ratioOf(queue.p95s),
          "p95 of a page deep in the queue against a bare page": ratioOf(deepIn.p95s),
          "p95 of a case against a bare page": ratioOf(one.p95s),
        },
        notes: [
          costInMs("a page of the queue", queue.own, bareCosts),
          costInMs("a page deep in it", deepIn.own, bareCosts),
          costInMs("a case", one.own, bareCosts),
          inMs("p95 of a page of the queue", queue.p95s),
          inMs("p95 of a page deep in it", deepIn.p95s),
          inMs("p95 of a case", one.p95s),
        ],
      };
    } finally {
      await site.stop();
    }
  },
};
