import { littleMotion, savesData } from "#components/browser/saves-data.ts";
import { element, findSlots } from "#components/browser/slots.ts";
import { findHref } from "#lib/data/countries/finder/open/find-href.ts";
import { heroWords, pausePath, playPath } from "./hero-words.ts";

/** Passes a search in this page's URL on to the finder. */
export function startFindLink(): void {
  document.querySelector("[data-find]")?.setAttribute("href", findHref(location.search));
}

const rotationMs = 3000;

/** Whether the word of the headline may change automatically for this visitor. */
const mayRotate = () => !matchMedia(littleMotion).matches && !savesData();

/** Event targets that report a change in whether the visitor wants motion, while the page is open. */
function conditions(): EventTarget[] {
  const { connection } = navigator as Navigator & { connection?: EventTarget };
  return [matchMedia(littleMotion), ...(connection ? [connection] : [])];
}

/**
 * Changes the word of the headline every three seconds, while the page is visible, motion is welcome, and its button
 * has not stopped it.
 */
export function startHeadline(signal: AbortSignal): void {
  const [word] = findSlots("hero-word");
  const [place] = findSlots("hero-pause");
  const button = place?.querySelector("button");
  if (!word || !place || !button) return;
  let turn = 0;
  let isPaused = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const advance = () => {
    turn += 1;
    // A new element each time, so that its entrance animation plays.
    word.replaceChildren(
      element("span", { class: "hero-word hero-word-in" }, heroWords[turn % heroWords.length] ?? ""),
    );
  };
  const follow = () => {
    button.hidden = !mayRotate();
    clearInterval(timer);
    if (!button.hidden && !isPaused && !document.hidden) timer = setInterval(advance, rotationMs);
  };
  const { pause = "", play = "" } = place.dataset;
  const press = () => {
    isPaused = !isPaused;
    button.querySelector("path")?.setAttribute("d", isPaused ? playPath : pausePath);
    button.lastElementChild?.replaceChildren(isPaused ? play : pause);
    follow();
  };
  button.addEventListener("click", press, { signal });
  for (const one of conditions()) one.addEventListener("change", follow, { signal });
  document.addEventListener("visibilitychange", follow, { signal });
  signal.addEventListener("abort", () => clearInterval(timer));
  follow();
}
