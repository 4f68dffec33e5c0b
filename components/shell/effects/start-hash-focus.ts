import { idOfHash, isPlainPress } from "#components/browser/links.ts";

const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * A link to a part of the same page moves the focus there too, so that the keyboard and the screen reader continue
 * where the eye is. The browser itself scrolls, and handles arrival from another page and history navigation.
 */
export function startHashFocus(signal: AbortSignal): void {
  document.addEventListener(
    "click",
    (event) => {
      if (!isPlainPress(event)) return;
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href*='#']") : null;
      if (!link || link.target || link.pathname !== location.pathname || link.host !== location.host) return;
      // After the browser has followed the link: a target that it reveals (a disclosure, a tab) can take focus only
      // then.
      setTimeout(() => focusTarget(link.hash));
    },
    { signal },
  );
}

function focusTarget(hash: string): void {
  const target = document.getElementById(idOfHash(hash));
  if (!target || location.hash !== hash || target.contains(document.activeElement)) return;
  if (!target.matches(focusable)) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}
