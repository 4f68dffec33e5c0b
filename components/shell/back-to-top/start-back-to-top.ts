import { isPlainPress } from "#components/browser/links.ts";
import { littleMotion } from "#components/browser/saves-data.ts";
import { drawing, element, findSlots, wear } from "#components/browser/slots.ts";
import rules from "./back-to-top.css";

/** The link is shown past this scroll position. */
const offeredPastPx = 400;

/** Focus goes to the page itself, so that the next press of Tab reaches its first link, and no focus ring shows. */
function focusStart(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.addEventListener("blur", () => body.removeAttribute("tabindex"), { once: true });
}

function goToTop(event: MouseEvent): void {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  focusStart();
  scrollTo({ top: 0, behavior: matchMedia(littleMotion).matches ? "instant" : "smooth" });
}

/**
 * A link to the top of the page, shown past 400 px, where it covers nothing of the page (back-to-top.css). Its space is
 * reserved while it is hidden, so that nothing moves when it appears.
 */
export function startBackToTop(signal: AbortSignal): void {
  const [place] = findSlots("to-top");
  if (!place) return;
  wear(rules);
  const link = element(
    "a",
    { href: "#top", class: "btn btn-secondary" },
    drawing("M12 20V4m-6 6 6-6 6 6", 20, 24, "icon"),
    element("span", {}, place.dataset["toTop"] ?? ""),
  );
  link.addEventListener("click", goToTop, { signal });
  const offer = () => place.toggleAttribute("data-off", scrollY <= offeredPastPx);
  offer();
  place.className = "to-top";
  place.replaceChildren(link);
  addEventListener("scroll", offer, { signal, passive: true });
}
