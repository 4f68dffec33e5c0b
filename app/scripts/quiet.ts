/**
 * The script of pages that leave no trace, and of the answers of their forms. It leaves the page at once and clears
 * typed text. It is small and without React, because a visitor who has to leave cannot wait.
 */
const presses = 3;
/** The maximum time between two presses that count together. */
const apartMs = 1_000;

const links = () => document.querySelectorAll<HTMLAnchorElement>("a[data-leave]");

function forget(): void {
  for (const form of document.forms) form.reset();
  for (const field of document.querySelectorAll<HTMLTextAreaElement>("textarea")) field.value = "";
}

/** Replaces this page with one of another site, in the window and in its history. */
function leave(): void {
  const to = links()[0]?.href;
  if (!to) return;
  forget();
  document.body.hidden = true;
  document.title = "";
  location.replace(to);
}

let pressed = 0;
let last = 0;
addEventListener(
  "keydown",
  ({ key, repeat, timeStamp }) => {
    if (repeat) return;
    if (key !== "Shift" || timeStamp - last > apartMs) pressed = 0;
    if (key !== "Shift") return;
    last = timeStamp;
    pressed += 1;
    if (pressed >= presses) leave();
  },
  { capture: true },
);

addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest("a[data-leave]")) return;
  event.preventDefault();
  leave();
});

// The back/forward cache may keep the whole page. Typed text must not come back with it.
addEventListener("pagehide", forget);
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
