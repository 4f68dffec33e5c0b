"use client";

import {
  Fragment,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type FragmentInstance,
  type ReactNode,
  type RefObject,
} from "react";
import { isPlainPress } from "#components/browser/links.ts";
import { whenIdle } from "#components/browser/when-idle.ts";
import { PartBoundary } from "./part-boundary.tsx";

/** When a component loads: when the browser is idle, when it is near the screen, or on the first request. */
type When = "idle" | "visible" | "interaction";

/**
 * Props about the requests for a component: how many there were (0: it is only kept ready), and the event of the last
 * one.
 */
export type Asked = { asked: number; by?: Event | undefined };

type Ahead = {
  when: When;
  /** Whether it may load before anybody requests it. Evaluated in the browser, when it would load. */
  ahead?: (() => boolean) | undefined;
  /** The fragment that must be near the screen. */
  area?: RefObject<FragmentInstance | null>;
};

/** A component loads when it is this near the screen. */
const nearMargin = "200px";

/**
 * Loads a component lazily. `part` is set once it has loaded, and `focused` is the element that had focus then. `want`
 * loads it at once and rejects when loading fails; the next call tries again. Render the component inside a
 * `PartBoundary` that calls `drop`: one that throws is then removed and not loaded again. Without the boundary, the
 * error would take down the whole page, with whatever is typed in it.
 */
export function useIsland<T>(load: () => Promise<T>, { when, ahead, area }: Ahead) {
  const [part, setPart] = useState<{ is: T; focused: Element | null }>();
  const [hasFailed, setFailed] = useState(false);
  const drop = useCallback(() => setFailed(true), []);
  const want = useCallback(async () => {
    if (hasFailed) throw new Error("This part failed before.");
    const is = await load();
    const focused = document.activeElement;
    setPart((now) => now ?? { is, focused });
  }, [load, hasFailed]);

  useEffect(() => {
    if (when === "interaction" || hasFailed) return undefined;
    const gone = new AbortController();
    const prepare = () => {
      if (ahead?.() ?? true) want().catch(() => undefined); // the page works without it
    };
    if (when === "idle") whenIdle(prepare, gone.signal);
    else {
      const watcher = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          watcher.disconnect();
          prepare();
        },
        { rootMargin: nearMargin },
      );
      area?.current?.observeUsing(watcher);
      gone.signal.addEventListener("abort", () => watcher.disconnect());
    }
    return () => gone.abort();
  }, [when, ahead, area, want, hasFailed]);

  const standing = hasFailed ? undefined : part;
  return { part: standing?.is, focused: standing?.focused, want, drop };
}

type Props<Given extends object> = Omit<Ahead, "area"> & {
  load: () => Promise<ComponentType<Given & Asked>>;
  /** Props of the component besides `Asked`. */
  given?: Given;
  /** Clicks on links with this `data-opens` request it. If it fails to load, the link is followed as usual. */
  opens?: string;
  /** Whether a click on such a link requests it now; otherwise the link is followed. */
  mayOpen?: () => boolean;
  /** A window event that requests it as well. */
  openEvent?: string;
  /** The fallback until it has loaded, and without script. */
  children?: ReactNode;
};

/**
 * A part of the page that loads its own script lazily, separately from the page. Whatever it does must be reachable
 * without it too: through the fallback, or through the links that request it. That is also the state after the part
 * fails.
 */
export function Island<Given extends object>({
  when,
  ahead,
  load,
  given,
  opens,
  mayOpen,
  openEvent,
  children,
}: Props<Given>) {
  const area = useRef<FragmentInstance>(null);
  const { part: Part, focused, want, drop } = useIsland(load, { when, ahead, area });
  const [request, setRequest] = useState<Asked>({ asked: 0 });

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const notify = (by: Event) => setRequest(({ asked }) => ({ asked: asked + 1, by }));
    // A loaded component is notified synchronously: what it does then belongs to the click.
    const ask = async (by: Event) => {
      if (Part) return notify(by);
      await want();
      notify(by);
    };
    const press = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`[data-opens="${opens}"]`);
      if (!link || !isPlainPress(event) || mayOpen?.() === false) return;
      event.preventDefault();
      link.setAttribute("aria-busy", "true");
      const end = () => link.removeAttribute("aria-busy");
      ask(event).then(end, () => location.assign(link.href));
    };
    if (opens) document.addEventListener("click", press, { signal });
    if (openEvent) addEventListener(openEvent, (event) => void ask(event), { signal });
    return () => gone.abort();
  }, [Part, want, opens, mayOpen, openEvent]);

  // The component replaces the fallback and takes over its focus.
  useLayoutEffect(() => {
    if (focused && !focused.isConnected) area.current?.focus({ preventScroll: true });
  }, [focused]);

  return (
    <Fragment ref={area}>
      {Part ? (
        <PartBoundary onFault={drop}>
          <Part {...({ ...given, ...request } as Given & Asked)} />
        </PartBoundary>
      ) : (
        children
      )}
    </Fragment>
  );
}
