import { useEffect, type RefObject } from "react";

/** Tells the sheet how high the part of the window is that no keyboard covers: some browsers lay it over the page. */
export function useFit(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return undefined;
    // Whoever zooms in with two fingers sees less of the window, and its room stays.
    const room = () => `${Math.round(seen.height * seen.scale)}px`;
    const fit = () => panel.current?.style.setProperty("--chat-room", room());
    fit();
    seen.addEventListener("resize", fit);
    return () => seen.removeEventListener("resize", fit);
  }, [panel]);
}
