import { aJpeg } from "../support/a-file.ts";
import { addPhoto, beforePhotos, beginPhoto, growerSteps, type Grower } from "../support/photo-sender.ts";
import { barePaths } from "./bare-app.ts";
import { inMs, p95, ratioOf, type Round } from "./figures.ts";
import { loadAlone } from "./load.ts";
import { inRounds } from "./rounds.ts";
import { costInMs, costOf, costRatio, loadServer, type Cost } from "./served.ts";
import { residentMb, startSite } from "./servers.ts";
import type { Subject } from "./subject.ts";

const connections = 16;
const bounds = { least: 3, most: 5, seconds: 10 };
const formsPerRound = 40;
const photos = 50;
const photo = aJpeg({ pixels: Buffer.alloc(7 * 1024 * 1024 - 1_000, 7) });
/** Pages that are rendered per request and that somebody who fills in forms visits. */
const pagesMade = [
  "/forms/grower/fill?step=you",
  "/forms/status",
  "/explore/compare?c=kenya,ghana",
  "/forms",
];
const pagesAsked = 500;

/** Runs `work` `times` times, at most `atOnce` at a time. */
async function sideBySide<T>(times: number, atOnce: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let begun = 0;
  const one = async () => {
    while (begun++ < times) done.push(await work());
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return done;
}

/**
 * How fast a site that has just started accepts steps of a form, each visitor from a network of their own. Then how
 * much memory it takes at most while 50 photos of 7 MB arrive at once, after some pages.
 */
export const forms: Subject<"forms"> = {
  title: "Forms in steps",
  isTimed: true,
  measure: async ({ bare, databaseUrl, databasePid }) => {
    const site = await startSite({ DATABASE_URL: databaseUrl, TRUSTED_PROXIES: "127.0.0.1" });
    try {
      await sideBySide(50, connections, () => beforePhotos(site.url)); // warm-up
      const growers: Grower[] = [];
      const costs: Cost[] = [];
      const bareCosts: Cost[] = [];
      const steps = await inRounds(bounds, async (): Promise<Round> => {
        const times: number[] = [];
        const send = () => beforePhotos(site.url, (ms) => void times.push(ms));
        const amount = formsPerRound * growerSteps.length;
        const sent = await costOf([site.pid, databasePid], amount, () =>
          sideBySide(formsPerRound, connections, send),
        );
        growers.push(...sent.result);
        costs.push(sent);
        if (times.length !== amount) throw new Error("some steps were not taken");
        const beside = await loadServer(bare.url, [bare.pid], {
          paths: [barePaths.nothing],
          connections,
          amount,
        });
        bareCosts.push(beside);
        return { own: p95(times), bare: beside.p95Ms };
      });
      await loadAlone(site.url, { paths: pagesMade, connections: 8, amount: pagesAsked });
      const beforeMb = residentMb(site.pid ?? 0);
      let mostMb = beforeMb;
      const watch = setInterval(() => {
        mostMb = Math.max(mostMb, residentMb(site.pid ?? 0));
      }, 50);
      await Promise.all(
        growers
          .slice(0, photos)
          .map(async (grower) => addPhoto(site.url, await beginPhoto(site.url, grower, photo.length), photo)),
      );
      clearInterval(watch);
      return {
        values: {
          "processor time of a step, database and all, against a bare page": costRatio(costs, bareCosts),
          "p95 of a step that is sent against a bare page, 16 connections": ratioOf(steps),
          "resident memory while 50 photos of 7 MB come": mostMb,
          "memory that these photos take": mostMb - beforeMb,
        },
        notes: [costInMs("a step", costs, bareCosts), inMs("p95 of a step", steps)],
      };
    } finally {
      await site.stop();
    }
  },
};
