import { savesData } from "#components/browser/saves-data.ts";
import { whenIdle } from "#components/browser/when-idle.ts";
import { partsId } from "#lib/platform/next/open/page-parts.ts";
import { speculationRules } from "#lib/data/site/open/speculation-rules.ts";

/** Prefetched in idle time: where most visitors go next, by the purpose of each page. */
export const likely = {
  subsidiaries: "/subsidiaries",
  programs: "/programs",
  countries: "/start-business",
  identity: "/verifiafrica",
  audit: "/subsidiaries/clearsight",
  health: "/subsidiaries/healthshare",
  compliance: "/compliance",
} as const;

type Connection = { effectiveType?: string; type?: string };

/** A connection that the browser reports as slow or metered; most browsers report nothing. */
const isDear = ({ effectiveType = "4g", type }: Connection): boolean =>
  effectiveType !== "4g" || type === "cellular";

function prefetch(href: string): void {
  if (href === location.pathname) return;
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.href = href;
  document.head.append(link);
}

/**
 * Prefetches the page behind a link that is hovered or pressed, if the browser supports speculation rules, and in idle
 * time the seven most likely next pages: each once, and nothing for visitors who save data. A page that fails to load
 * is requested again when the link is followed.
 */
export function startFetchingAhead(signal: AbortSignal): void {
  if (savesData()) return;
  // Only the Content-Security-Policy of sealed pages allows the rules, by their hash.
  if (document.getElementById(partsId)) {
    const rules = document.createElement("script");
    rules.type = "speculationrules";
    rules.textContent = speculationRules;
    document.head.append(rules);
  }
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection && isDear(connection)) return;
  if (document.referrer.startsWith(location.origin)) return; // the first page of the visit has fetched them
  whenIdle(() => Object.values(likely).forEach(prefetch), signal);
}
