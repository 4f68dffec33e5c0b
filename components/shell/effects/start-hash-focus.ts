const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * A link to a part of the same page takes focus there too: what follows on the keyboard, and what a screen reader
 * reads next, is then what the eye sees. The browser scrolls by itself; arriving from elsewhere and the way back are
 * left to it.
 */
export function startHashFocus(signal: AbortSignal): void {
  document.addEventListener(
    "click",
    (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href*='#']") : null;
      if (!link || link.target || link.pathname !== location.pathname || link.host !== location.host) return;
      // After the browser has followed the link: what it reveals (a disclosure, a tab) can take focus only then.
      setTimeout(() => focusTarget(link.hash));
    },
    { signal },
  );
}

function focusTarget(hash: string): void {
  const target = document.getElementById(decode(hash.slice(1)));
  if (!target || location.hash !== hash || target.contains(document.activeElement)) return;
  if (!target.matches(focusable)) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
