import { useEffect, type RefObject } from "react";

/**
 * Passes the height of the window that no keyboard covers to the stylesheet: some browsers overlay the keyboard on the
 * page.
 */
export function useFit(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return undefined;
    // A pinch zoom shows less of the window, and the panel keeps its height.
    const room = () => `${Math.round(seen.height * seen.scale)}px`;
    const fit = () => panel.current?.style.setProperty("--chat-room", room());
    fit();
    seen.addEventListener("resize", fit);
    return () => seen.removeEventListener("resize", fit);
  }, [panel]);
}
