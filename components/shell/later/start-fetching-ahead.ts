import { savesData } from "#components/browser/saves-data.ts";
import { whenIdle } from "#components/browser/when-idle.ts";
import { mayFetchAhead } from "./may-fetch-ahead.ts";

/** So long a pointer rests on a link before its page is fetched: passing over it is no wish. */
const restMs = 65;
const mostPerPage = 5;
const mostWhenIdle = 2;
/** Fetched in idle time, the first of them that the page links to. */
const likely = [
  "/subsidiaries",
  "/programs",
  "/start-business",
  "/identity",
  "/audit",
  "/health",
  "/compliance",
];

type Connection = { effectiveType?: string; saveData?: boolean };

/** Only where the browser says that the line is fast and nobody pays for each byte of it. */
const isPlenty = ({ effectiveType, saveData }: Connection): boolean =>
  effectiveType === "4g" && saveData !== true;

/**
 * Fetches the page behind a link that is pointed at, has focus or is touched, and up to two likely ones in idle time:
 * each once, five for a page at most, nothing for those who save data. A page that does not come is asked for again
 * when the link is followed.
 */
export function startFetchingAhead(signal: AbortSignal): void {
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fetchAhead = (href: string) => {
    if (signal.aborted || savesData() || !mayFetchAhead(href, location.href)) return;
    const { pathname } = new URL(href, location.href);
    if (fetched.has(pathname) || fetched.size >= mostPerPage) return;
    fetched.add(pathname);
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.href = pathname;
    document.head.append(link);
  };
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']:not([download])") : null;
  const consider = (event: Event, afterMs: number) => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (link) timer = setTimeout(() => fetchAhead(link.href), afterMs);
  };
  const options = { signal, passive: true };
  document.addEventListener("mouseover", (event) => consider(event, restMs), options);
  document.addEventListener("focusin", (event) => consider(event, restMs), options);
  document.addEventListener("touchstart", (event) => consider(event, 0), options);

  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection || !isPlenty(connection)) return;
  whenIdle(() => {
    const linked = likely.filter(
      (path) => path !== location.pathname && document.querySelector(`a[href="${path}"]`),
    );
    linked.slice(0, mostWhenIdle).forEach(fetchAhead);
  }, signal);
}
