/** The slots of that name that the page reserves for its own script (components/ui/slot.tsx). */
export const findSlots = (name: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-${name}]`),
];

type Given = Record<string, string | (() => void) | undefined>;

/** Creates an element with attributes and children; a function is a listener for the event of that name. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  given: Given = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(given)) {
    if (typeof value === "function") made.addEventListener(key, value);
    else if (value !== undefined) made.setAttribute(key, value);
  }
  made.append(...inside);
  return made;
}

/** A small line drawing, in the style of components/ui/icon.tsx. */
export function drawing(path: string, size: number, box: number, className = ""): SVGSVGElement {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const given = {
    class: className,
    width: size,
    height: size,
    viewBox: `0 0 ${box} ${box}`,
    "aria-hidden": "true",
  };
  for (const [key, value] of Object.entries(given)) svg.setAttribute(key, String(value));
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

const worn = new Set<string>();

/** Adds the styles of a part that only a script renders, so that they cost other pages no byte. */
export function wear(rules: string): void {
  if (worn.has(rules)) return;
  worn.add(rules);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Calls `work` once, as soon as `element` is near the screen. */
export function whenNear(element: Element, work: () => void, signal: AbortSignal): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      work();
    },
    { rootMargin: "200px" },
  );
  watcher.observe(element);
  signal.addEventListener("abort", () => watcher.disconnect());
}
