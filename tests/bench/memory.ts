import { readdirSync } from "node:fs";
import { sealedFolder } from "#lib/ops/seal/folders.ts";
import { loadAlone } from "./load.ts";
import { residentMb } from "./servers.ts";
import type { Subject } from "./subject.ts";

const connections = 32;

export const memory: Subject<"memory"> = {
  title: "Memory",
  isTimed: false,
  measure: async ({ site }) => {
    const pages = readdirSync(`${sealedFolder}/start-business`).filter((name) => name.endsWith(".html"));
    const paths = pages.map((name) => `/start-business/${name.replace(/\.html$/, "")}`);
    await loadAlone(site.url, { paths, connections, amount: 18_700 });
    const made = ["/start-business?q=gh", "/explore/compare?c=kenya,ghana"];
    await loadAlone(site.url, { paths: made, connections: 8, amount: 300 });
    await loadAlone(site.url, { paths: ["/api/country/ghana/summary"], connections, amount: 1_000 });
    return { values: { "resident memory after 20,000 requests": residentMb(site.pid ?? 0) }, notes: [] };
  },
};
