import { useEffect, type RefObject } from "react";

/** Calls `onCovering` as soon as the focused element of the page is under the panel, even in part. */
export function useMakingRoom(panel: RefObject<HTMLElement | null>, onCovering: () => void): void {
  useEffect(() => {
    let isGone = false;
    const look = () => {
      const focused = document.activeElement;
      // The page as a whole, which takes the focus of the skip link, does not count.
      if (isGone || !panel.current || !focused || focused.matches("body, main, .chat-panel, .chat-panel *"))
        return;
      const own = panel.current.getBoundingClientRect();
      const { left, top, right, bottom } = focused.getBoundingClientRect();
      if (own.left < right && left < own.right && own.top < bottom && top < own.bottom) onCovering();
    };
    // A moment later, once the browser has scrolled to what took the focus.
    const lookSoon = () => void setTimeout(look);
    lookSoon();
    document.addEventListener("focusin", lookSoon);
    return () => {
      isGone = true;
      document.removeEventListener("focusin", lookSoon);
    };
  }, [panel, onCovering]);
}
