import { useEffect, useRef, type RefObject } from "react";
import { isLater } from "#lib/domains/chat/open/is-later.ts";
import type { TalkLine } from "#lib/backoffice/desk/open/talk.ts";

/**
 * Calls `tell` with the id of the last line whose end (`data-ends`) was really on a visible screen. A failed call is
 * repeated with the next change.
 */
export function useSeen(
  log: RefObject<HTMLElement | null>,
  lines: readonly TalkLine[],
  isOpen: boolean,
  tell: (seen: string) => Promise<boolean>,
): void {
  const told = useRef("");
  const give = useRef(tell);
  useEffect(() => {
    give.current = tell;
  });

  useEffect(() => {
    if (!isOpen || !log.current) return undefined;
    const inView = new Set<string>();
    const look = () => {
      if (document.visibilityState !== "visible") return;
      const before = told.current;
      const last = [...inView].reduce((one, other) => (isLater(other, one) ? other : one), before);
      if (last === before) return;
      told.current = last;
      void give.current(last).then((isTaken) => {
        if (!isTaken && told.current === last) told.current = before;
      });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute("data-ends") ?? "";
          if (isIntersecting) inView.add(id);
          else inView.delete(id);
        }
        look();
      },
      { threshold: 0.5 },
    );
    for (const end of log.current.querySelectorAll("[data-ends]")) observer.observe(end);
    document.addEventListener("visibilitychange", look);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
  }, [log, lines, isOpen]);
}
