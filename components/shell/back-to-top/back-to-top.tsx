import { useSyncExternalStore, type MouseEvent } from "react";
import type { Speaks } from "#components/words/load-words.tsx";
import "./back-to-top.css";

/** The way back is offered past this height. */
const offeredPastPx = 400;

/** Smooth scrolling is left out where motion is to be little: by the visitor's wish, or on a small screen. */
const littleMotion = "(prefers-reduced-motion: reduce), (max-width: 640px)";

function subscribe(tell: () => void): () => void {
  addEventListener("scroll", tell, { passive: true });
  return () => removeEventListener("scroll", tell);
}

/** Focus goes to the page itself, so that the next press of Tab meets its first link, and nothing lights up. */
function focusStart(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.addEventListener("blur", () => body.removeAttribute("tabindex"), { once: true });
}

function goToTop(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  focusStart();
  scrollTo({ top: 0, behavior: matchMedia(littleMotion).matches ? "instant" : "smooth" });
}

/**
 * A link to the top of the page, shown past 400 px. It stands at the end of the main part and sticks to the window's
 * lower edge only within it, so that it never lies over the links of the footer; it takes up no room.
 */
export function BackToTop({ words }: Speaks) {
  const isOffered = useSyncExternalStore(subscribe, () => scrollY > offeredPastPx);
  return (
    <div className="to-top" hidden={!isOffered}>
      <a href="#top" onClick={goToTop}>
        <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20V4m-6 6 6-6 6 6" />
        </svg>
        <span>{words.backToTop}</span>
      </a>
    </div>
  );
}
