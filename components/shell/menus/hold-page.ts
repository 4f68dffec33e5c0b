/** How many want the page held; it is let go when none does. */
let holders = 0;
let release: () => void = () => undefined;

function hold(others: readonly HTMLElement[]): () => void {
  const root = document.documentElement;
  // Where a scroll bar takes room, its room is kept, so that nothing moves.
  root.dataset["held"] = innerWidth > root.clientWidth ? "gutter" : "";
  const made = others.filter((one) => !one.inert);
  for (const one of made) one.inert = true;
  return () => {
    delete root.dataset["held"];
    for (const one of made) one.inert = false;
  };
}

/** Stops the page's scrolling and makes `others` inert, until the function it gives back is called. */
export function holdPage(others: readonly HTMLElement[]): () => void {
  if (holders++ === 0) release = hold(others);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (--holders === 0) release();
  };
}
