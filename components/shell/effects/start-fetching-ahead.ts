import { savesData } from "#components/browser/saves-data.ts";
import { whenIdle } from "#components/browser/when-idle.ts";
import { partsId } from "#lib/next/open/page-parts.ts";
import { speculationRules } from "#lib/site/open/speculation-rules.ts";

/** Fetched in idle time: where most visitors go on to, by what each is for. */
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

/** A line that the browser calls slow, or that is paid for by the megabyte; most browsers say nothing of it. */
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
 * Has the browser fetch the page behind a link that is pointed at or pressed, where it knows such rules, and in idle time
 * the seven that most go on to: each once, and nothing for those who save data. A page that does not come is asked for
 * again when the link is followed.
 */
export function startFetchingAhead(signal: AbortSignal): void {
  if (savesData()) return;
  // The policy of sealed pages alone knows the rules by their hash.
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
