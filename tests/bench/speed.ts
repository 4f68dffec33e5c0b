import { barePaths } from "./bare-app.ts";
import { inMs, median, ratioOf } from "./figures.ts";
import { guide } from "./pages.ts";
import { inRounds } from "./rounds.ts";
import { loadServer, perBusySecond, type Served } from "./served.ts";
import { startSirvAlone } from "./servers.ts";
import type { Subject } from "./subject.ts";

const connections = 32;
const bounds = { least: 3, most: 7, seconds: 22 };
const seconds = 1;

type Seen = Record<"bare" | "site" | "sirv", Served>;

export const speed: Subject<"speed"> = {
  title: `Requests a second, ${connections} connections, in rounds of ${seconds} s, compressed answers`,
  isTimed: true,
  measure: async ({ site, bare }) => {
    const sirv = await startSirvAlone();
    try {
      const once = async (): Promise<Seen> => ({
        bare: await loadServer(bare.url, [bare.pid], { paths: [barePaths.nothing], connections, seconds }),
        site: await loadServer(site.url, [site.pid], { paths: [guide], connections, seconds }),
        sirv: await loadServer(sirv.url, [sirv.pid], { paths: [guide], connections, seconds }),
      });
      await once(); // warm-up
      const seen = await inRounds(bounds, once);
      const busy = (name: keyof Seen) => perBusySecond(seen.map((one) => one[name]));
      const perSecond = (name: keyof Seen) => median(seen.map((one) => one[name].perSecond)).toFixed(0);
      const p95s = seen.map((one) => ({ own: one.site.p95Ms, bare: one.bare.p95Ms }));
      return {
        values: {
          "guides a second of processor time against a bare page": busy("site") / busy("bare"),
          "guides a second of processor time against sirv alone, same bytes": busy("site") / busy("sirv"),
          "p95 of a guide against a bare page, 32 connections": ratioOf(p95s),
        },
        notes: [
          `a second of processor time: guide ${busy("site").toFixed(0)} · \`next start\`, bare page ${busy("bare").toFixed(0)} · sirv alone ${busy("sirv").toFixed(0)}`,
          `a second: guide ${perSecond("site")} · \`next start\`, bare page ${perSecond("bare")} · sirv alone ${perSecond("sirv")}`,
          inMs("p95 of a guide", p95s),
          inMs(
            "p99 of a guide",
            seen.map((one) => ({ own: one.site.p99Ms, bare: one.bare.p99Ms })),
          ),
        ],
      };
    } finally {
      await sirv.stop();
    }
  },
};
