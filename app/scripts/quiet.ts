/**
 * Stands on pages that leave no trace, and on the answers of their forms: leads away at once, and forgets what was typed.
 * Small and without React, because whoever has to leave does not wait.
 */
const presses = 3;
/** Presses further apart are none that belong together. */
const apartMs = 1_000;

const links = () => document.querySelectorAll<HTMLAnchorElement>("a[data-leave]");

function forget(): void {
  for (const form of document.forms) form.reset();
  for (const field of document.querySelectorAll<HTMLTextAreaElement>("textarea")) field.value = "";
}

/** A page of another site takes the place of this one, in the window and in its history. */
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

// A browser may keep the whole page to come back to: what was typed is not to come back with it.
addEventListener("pagehide", forget);
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
