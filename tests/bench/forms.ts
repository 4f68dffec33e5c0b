import { aJpeg } from "../support/a-file.ts";
import { addPhoto, beforePhotos, beginPhoto, growerSteps, readPhotosPage } from "../support/photo-sender.ts";
import { load } from "./load.ts";
import { residentMb, startSite } from "./servers.ts";

const connections = 16;
const forms = 400;
/** A page made for one visitor: as many at once as this machine has cores. */
const pageConnections = 2;
const photos = 50;
const photo = aJpeg({ pixels: Buffer.alloc(7 * 1024 * 1024 - 1_000, 7) });
/** Pages that are made per request, as those are who fill in forms come upon them. */
const pagesMade = [
  "/forms/grower/fill?step=you",
  "/forms/status",
  "/explore/compare?c=kenya,ghana",
  "/forms",
];

export type FormsMeasured = { stepP95Ms: number; pageP95Ms: number; beforeMb: number; mostMb: number };

const p95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** Does a piece of work so many times, so many at once. */
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
 * How fast steps of a form are taken by a site just started, each visitor from a network of their own, how fast their
 * pages are made, and what memory the site holds at most while 50 photos of 7 MB come at once after all that.
 */
export async function measureForms(databaseUrl: string): Promise<FormsMeasured> {
  const site = await startSite({ DATABASE_URL: databaseUrl, TRUSTED_PROXIES: "127.0.0.1" });
  try {
    await sideBySide(50, connections, () => beforePhotos(site.url)); // warm
    const times: number[] = [];
    const growers = await sideBySide(forms, connections, () =>
      beforePhotos(site.url, (ms) => void times.push(ms)),
    );
    const page: number[] = [];
    await sideBySide(400, pageConnections, async () => {
      const grower = growers[page.length % growers.length];
      const begun = performance.now();
      if (grower) await readPhotosPage(site.url, grower);
      page.push(performance.now() - begun);
    });
    await load(site.url, { paths: pagesMade, connections: 8, amount: 3_000 });
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
    if (times.length !== forms * growerSteps.length) throw new Error("some steps were not taken");
    return { stepP95Ms: p95(times), pageP95Ms: p95(page), beforeMb, mostMb };
  } finally {
    await site.stop();
  }
}
