import { savesData } from "#components/browser/saves-data.ts";
import { whenIdle } from "#components/browser/when-idle.ts";
import { mayFetchAhead } from "./may-fetch-ahead.ts";

/** So long a pointer rests on a link before its page is fetched: passing over it is no wish. */
const restMs = 65;
const mostPerPage = 5;

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

type Connection = { effectiveType?: string };

/** Not on a line that the browser calls slow; most browsers say nothing of it. */
const isSlow = ({ effectiveType = "4g" }: Connection): boolean => effectiveType !== "4g";

/**
 * Fetches the page behind a link that is pointed at, has focus or is touched, five for a page at most, and in idle time
 * the seven that most go on to: each once, and nothing for those who save data. A page that does not come is asked for
 * again when the link is followed.
 */
export function startFetchingAhead(signal: AbortSignal): void {
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  let pointedAt = 0;

  const fetchAhead = (href: string) => {
    if (signal.aborted || savesData() || !mayFetchAhead(href, location.href)) return false;
    const { pathname } = new URL(href, location.href);
    if (fetched.has(pathname)) return false;
    fetched.add(pathname);
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.href = pathname;
    document.head.append(link);
    return true;
  };
  const fetchPointedAt = (href: string) => {
    if (pointedAt < mostPerPage && fetchAhead(href)) pointedAt += 1;
  };
  // The attribute, not the property: that of a link in a picture, such as the map, is no text.
  const hrefOf = ({ target }: Event) =>
    target instanceof Element && target.closest("a[href^='/']:not([download])")?.getAttribute("href");
  const consider = (event: Event, afterMs: number) => {
    clearTimeout(timer);
    const href = hrefOf(event);
    if (href) timer = setTimeout(() => fetchPointedAt(href), afterMs);
  };
  const options = { signal, passive: true };
  document.addEventListener("mouseover", (event) => consider(event, restMs), options);
  document.addEventListener("focusin", (event) => consider(event, restMs), options);
  document.addEventListener("touchstart", (event) => consider(event, 0), options);

  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection && isSlow(connection)) return;
  whenIdle(() => Object.values(likely).forEach(fetchAhead), signal);
}
