import { useEffect, type RefObject } from "react";

/** Tells the sheet how high the part of the window is that no keyboard covers: some browsers lay it over the page. */
export function useFit(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return undefined;
    const fit = () => panel.current?.style.setProperty("--chat-room", `${Math.round(seen.height)}px`);
    fit();
    seen.addEventListener("resize", fit);
    return () => seen.removeEventListener("resize", fit);
  }, [panel]);
}
