import { barePaths } from "./bare-app.ts";
import { inMs, median, ratioOf } from "./figures.ts";
import { loadAlone, type Load } from "./load.ts";
import { guide } from "./pages.ts";
import { inRounds } from "./rounds.ts";
import { startSirvAlone } from "./servers.ts";
import type { Subject } from "./subject.ts";

const connections = 32;
const bounds = { least: 3, most: 7, seconds: 22 };
const seconds = 1;

type Seen = Record<"bare" | "site" | "sirv", Load>;

export const speed: Subject<"speed"> = {
  title: `Requests a second, ${connections} connections, in rounds of ${seconds} s, compressed answers`,
  isTimed: true,
  measure: async ({ site, bare }) => {
    const sirv = await startSirvAlone();
    try {
      const once = async (): Promise<Seen> => ({
        bare: await loadAlone(bare.url, { paths: [barePaths.nothing], connections, seconds }),
        site: await loadAlone(site.url, { paths: [guide], connections, seconds }),
        sirv: await loadAlone(sirv.url, { paths: [guide], connections, seconds }),
      });
      await once(); // warm
      const seen = await inRounds(bounds, once);
      const perSecond = (name: keyof Seen) => median(seen.map((one) => one[name].perSecond)).toFixed(0);
      const p95s = seen.map((one) => ({ own: one.site.p95Ms, bare: one.bare.p95Ms }));
      return {
        values: {
          "guides a second against a bare page": median(
            seen.map((one) => one.site.perSecond / one.bare.perSecond),
          ),
          "guides a second against sirv alone, same bytes": median(
            seen.map((one) => one.site.perSecond / one.sirv.perSecond),
          ),
          "p95 of a guide against a bare page, 32 connections": ratioOf(p95s),
        },
        notes: [
          `guide ${perSecond("site")} · \`next start\`, bare page ${perSecond("bare")} · sirv alone ${perSecond("sirv")}`,
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
