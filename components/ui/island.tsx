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
import { isPlainPress } from "#components/browser/is-plain-press.ts";
import { whenIdle } from "#components/browser/when-idle.ts";
import { PartBoundary } from "./part-boundary.tsx";

/** When a part comes: once the browser has time, once it is near the screen, or once somebody asks for it. */
type When = "idle" | "visible" | "interaction";

/** What a part is told: how many times it was asked for (0: it only stands ready), and by what. */
export type Asked = { asked: number; by?: Event | undefined };

type Ahead = {
  when: When;
  /** Whether it may come before anybody asks. Asked in the browser, when it would come. */
  ahead?: (() => boolean) | undefined;
  /** What has to be near the screen. */
  area?: RefObject<FragmentInstance | null>;
};

/** So near the screen a part comes. */
const nearMargin = "200px";

/**
 * Loads a part of the page at its moment: `part` is there once it has come, and `focused` what had the focus then.
 * `want` brings it at once, and rejects when it does not come; the next wish asks for it again. The part is
 * to stand within a `PartBoundary` that calls `drop`: one that fails is then gone and comes no more; without it, the
 * fault would take the whole page away, and whatever is typed there.
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
      if (ahead?.() ?? true) want().catch(() => undefined); // the page stands without it
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
  /** What the part is given beside what it is told. */
  given?: Given;
  /** Links with this `data-opens` ask for it. Where it does not come, they lead where they always led. */
  opens?: string;
  /** Whether a press on such a link asks now; else the link is followed. */
  mayOpen?: () => boolean;
  /** An event of the window that asks for it as well. */
  hears?: string;
  /** What stands in its place until it is here, and without script. */
  children?: ReactNode;
};

/**
 * A part of the page that brings its own script, at its moment and not with the page. Whatever it does must be reached
 * without it too: by what stands in its place, or by the links that ask for it. So it is again where the part fails.
 */
export function Island<Given extends object>({
  when,
  ahead,
  load,
  given,
  opens,
  mayOpen,
  hears,
  children,
}: Props<Given>) {
  const area = useRef<FragmentInstance>(null);
  const { part: Part, focused, want, drop } = useIsland(load, { when, ahead, area });
  const [told, setTold] = useState<Asked>({ asked: 0 });

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const tell = (by: Event) => setTold(({ asked }) => ({ asked: asked + 1, by }));
    // Told at once where it is here: what it does then belongs to the press.
    const ask = async (by: Event) => {
      if (Part) return tell(by);
      await want();
      tell(by);
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
    if (hears) addEventListener(hears, (event) => void ask(event), { signal });
    return () => gone.abort();
  }, [Part, want, opens, mayOpen, hears]);

  // The part takes the place of what stood there, and its focus.
  useLayoutEffect(() => {
    if (focused && !focused.isConnected) area.current?.focus({ preventScroll: true });
  }, [focused]);

  return (
    <Fragment ref={area}>
      {Part ? (
        <PartBoundary onFault={drop}>
          <Part {...({ ...given, ...told } as Given & Asked)} />
        </PartBoundary>
      ) : (
        children
      )}
    </Fragment>
  );
}
