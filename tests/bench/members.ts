import { barePaths } from "./bare-app.ts";
import { inMs, median, ratioOf } from "./figures.ts";
import { loadAlone } from "./load.ts";
import { inRounds } from "./rounds.ts";
import { costInMs, costRatio, loadServer, type Served } from "./served.ts";
import { startSite } from "./servers.ts";
import { cookieOf, insertSession } from "./signed-in.ts";
import type { Subject } from "./subject.ts";

const connections = 16;
/** A page rendered for one member costs a hundred times what an API call costs: one connection for each core. */
const pageConnections = 2;
const bounds = { least: 3, most: 5, seconds: 20 };
const seconds = 1;
const page = "/portal/afrivent";

type Seen = Record<"me" | "bareBesideMe" | "page" | "bareBesidePage", Served>;

/**
 * How fast a site that has just started identifies the caller, and how fast it renders a member's page, both with
 * database queries.
 */
export const members: Subject<"members"> = {
  title: "Signed in",
  isTimed: true,
  measure: async ({ bare, databaseUrl, databasePid }) => {
    const token = await insertSession(databaseUrl);
    const site = await startSite({ DATABASE_URL: databaseUrl });
    try {
      const cookie = await cookieOf(site.url, token);
      const headers = { authorization: `Bearer ${token}`, cookie }; // as a browser sends them
      const nothing = { paths: [barePaths.nothing], seconds };
      const once = async (): Promise<Seen> => ({
        me: await loadServer(site.url, [site.pid, databasePid], {
          paths: ["/api/auth/me"],
          connections,
          headers,
          seconds,
        }),
        bareBesideMe: await loadServer(bare.url, [bare.pid], { ...nothing, connections }),
        page: await loadServer(site.url, [site.pid, databasePid], {
          paths: [page],
          connections: pageConnections,
          headers: { cookie },
          seconds,
        }),
        bareBesidePage: await loadServer(bare.url, [bare.pid], { ...nothing, connections: pageConnections }),
      });
      // Runs both until their code is fully optimized, however long that takes.
      const warm = { headers, connections };
      await loadAlone(site.url, { ...warm, paths: ["/api/auth/me"], amount: 800 });
      await loadAlone(site.url, { ...warm, paths: [page], amount: 100, connections: pageConnections });
      await loadAlone(bare.url, { paths: [barePaths.nothing], connections, amount: 800 });
      const seen = await inRounds(bounds, once);
      const of = (name: keyof Seen) => seen.map((one) => one[name]);
      const mine = seen.map((one) => ({ own: one.me.p95Ms, bare: one.bareBesideMe.p95Ms }));
      const gated = seen.map((one) => ({ own: one.page.p95Ms, bare: one.bareBesidePage.p95Ms }));
      const perSecond = (name: keyof Seen) => median(seen.map((one) => one[name].perSecond)).toFixed(0);
      return {
        values: {
          "processor time of GET /api/auth/me, database and all, against a bare page": costRatio(
            of("me"),
            of("bareBesideMe"),
          ),
          "processor time of a gated page, database and all, against a bare page": costRatio(
            of("page"),
            of("bareBesidePage"),
          ),
          "p95 of GET /api/auth/me against a bare page, 16 connections": ratioOf(mine),
          "p95 of a gated page against a bare page, 2 connections": ratioOf(gated),
        },
        notes: [
          `${perSecond("me")} GET /api/auth/me and ${perSecond("page")} gated pages a second; of bare pages ${perSecond("bareBesideMe")} and ${perSecond("bareBesidePage")}`,
          costInMs("GET /api/auth/me", of("me"), of("bareBesideMe")),
          costInMs("a gated page", of("page"), of("bareBesidePage")),
          inMs("p95 of GET /api/auth/me", mine),
          inMs(
            "p99 of it",
            seen.map((one) => ({ own: one.me.p99Ms, bare: one.bareBesideMe.p99Ms })),
          ),
          inMs("p95 of a gated page", gated),
          inMs(
            "p99 of it",
            seen.map((one) => ({ own: one.page.p99Ms, bare: one.bareBesidePage.p99Ms })),
          ),
        ],
      };
    } finally {
      await site.stop();
    }
  },
};
