import type { Page } from "@playwright/test";

const controls = "a[href], button, input, select, textarea, summary, [tabindex='0']";
const figures = "figure, svg, img, table";

/** Finds covered parts of a page. It runs in the page and is passed to it as text. */
function lookThrough({ controls, figures }: { controls: string; figures: string }) {
  const doc = document.documentElement;
  const known = new WeakMap<Element, boolean>();
  function isFloating(one: Element): boolean {
    const is = known.get(one) ?? /fixed|sticky/.test(getComputedStyle(one).position);
    known.set(one, is);
    return is;
  }
  const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number, by = 0): boolean =>
    left - by <= x && x <= right + by && top - by <= y && y <= bottom + by;
  /**
   * Whether it is docked, such as the head of a table or a bar of the page: as wide as its parent, for which it acts as
   * the window's edge.
   */
  function isDocked(one: Element, under: Element, x: number, y: number): boolean {
    const { parentElement } = one;
    const rect = one.getBoundingClientRect();
    return (
      parentElement?.contains(under) === true &&
      rect.width > 0.95 * parentElement.clientWidth &&
      isIn(rect, x, y, 1) // a point is looked up in whole pixels
    );
  }
  /** What floats over `under` at a point of the window; undefined if nothing does. */
  const floatingAt = (x: number, y: number, under: Element, mayDock = false): Element | undefined => {
    const hit = document.elementFromPoint(x, y);
    if (!hit || hit.contains(under) || under.contains(hit)) return undefined;
    for (let one: Element | null = hit; one && !one.contains(under); one = one.parentElement)
      if (isFloating(one)) return mayDock && isDocked(one, under, x, y) ? undefined : one;
    return undefined;
  };
  const isWithinFloating = (one: Element): boolean =>
    isFloating(one) || (one.parentElement !== null && isWithinFloating(one.parentElement));
  const isSeen = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).clipPath === "none";
  const nameOf = (one: Element) =>
    `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""} “${(one.textContent || one.outerHTML).trim().slice(0, 40)}”`;
  const pointsOf = ({ left, top, width, height }: DOMRect): (readonly [number, number])[] =>
    width < 3 || height < 3
      ? []
      : [0.08, 0.5, 0.92].flatMap((x) =>
          [0.2, 0.5, 0.8].map((y) => [left + width * x, top + height * y] as const),
        );

  /** The boxes of everything that floats and is visible now, including its children. */
  function zonesOf(floating: readonly Element[]): DOMRect[] {
    return floating
      .flatMap((one) => [one, ...one.querySelectorAll("*")])
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
  }
  const allFloating = (): Element[] => {
    const floating = [...document.body.querySelectorAll("*")].filter(isFloating);
    return floating.filter((one) => !floating.some((other) => other !== one && other.contains(one)));
  };
  type Point = { of: Element; x: number; y: number };
  /** Sorted from the top of the page down. */
  function allPoints(): Point[] {
    const points: Point[] = [];
    const add = (of: Element, rect: DOMRect) => {
      for (const [x, y] of pointsOf(rect)) points.push({ of, x, y: y + scrollY });
    };
    for (const one of document.querySelectorAll(`:is(${controls}, ${figures})`))
      if (isSeen(one) && !isWithinFloating(one)) add(one, one.getBoundingClientRect());
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const of = text.parentElement;
      if (!of || !text.textContent?.trim() || !isSeen(of) || isWithinFloating(of)) continue;
      const line = document.createRange();
      line.selectNodeContents(text);
      for (const rect of line.getClientRects()) add(of, rect);
    }
    return points.sort((one, other) => one.y - other.y);
  }

  /** Scroll listeners run before the next frame; after a resize a headless browser may render none. */
  const painted = () =>
    new Promise<void>((done) => {
      requestAnimationFrame(() => done());
      setTimeout(done, 200);
    });
  const scrollToLine = async (top: number): Promise<void> => {
    scrollTo({ top, behavior: "instant" });
    await painted();
  };

  const isAt = (of: Element, x: number, y: number): boolean =>
    Array.from(of.getClientRects()).some((rect) => isIn(rect, x, y, 1));

  /**
   * Checks every control, figure and line of text while the page is scrolled from its beginning to its end; undefined
   * if the page moved meanwhile. Elements that appear or disappear with the scroll position, such as the button back to
   * the top, take a frame to render: the first window is checked before scrolling, and the whole page once its end has
   * been reached.
   */
  async function readOnce(): Promise<string[] | undefined> {
    const found = new Set<string>();
    await scrollToLine(0);
    const points = allPoints();
    const floating = allFloating();
    /** Checks this window. Returns whether everything in it is where it was. */
    const readWindow = (): boolean => {
      const zones = zonesOf(floating);
      const first = points.findIndex(({ y }) => y >= scrollY);
      for (let at = first; at >= 0 && at < points.length; at += 1) {
        const { of, x, y } = points[at]!;
        const inWindow = y - scrollY;
        if (inWindow >= innerHeight) break;
        if (x < 0 || x >= innerWidth || !zones.some((zone) => isIn(zone, x, inWindow))) continue;
        const over = floatingAt(x, inWindow, of, true);
        if (!over) continue;
        if (!isAt(of, x, inWindow)) return false;
        found.add(`${nameOf(over)} over ${nameOf(of)}`);
      }
      return true;
    };
    if (!readWindow()) return undefined;
    await scrollToLine(doc.scrollHeight);
    for (let top = 0; ; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: "instant" });
      if (!readWindow()) return undefined;
      if (top + innerHeight >= doc.scrollHeight) return [...found];
    }
  }

  /** Repeats the check until the page stays still: late content, such as a picture, moves what is below it. */
  async function whileReading(): Promise<string[]> {
    let last: string | undefined;
    for (let tries = 0; tries < 10; tries += 1) {
      const found = await readOnce();
      const all = found?.join("\n");
      if (found && (all === "" || all === last)) return found;
      last = all;
    }
    return ["The page does not come to rest."];
  }

  /** Checks each control while it has the focus, in both directions: each direction meets what sticks to one edge. */
  async function whileTabbing(): Promise<string[]> {
    const found = new Set<string>();
    const stops = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (one) => isSeen(one) && !one.matches(":disabled, [tabindex='-1']"),
    );
    scrollTo({ top: 0, behavior: "instant" });
    const floating = allFloating();
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus();
      if (document.activeElement !== stop) continue;
      const zones = zonesOf(floating);
      for (const rect of stop.getClientRects()) {
        const points = pointsOf(rect);
        if (!points.some(([x, y]) => zones.some((zone) => isIn(zone, x, y)))) continue;
        const over = points.flatMap(([x, y]) => floatingAt(x, y, stop) ?? []);
        // A scrollable region may be taller than the free space, and is then only partly visible.
        const isTall = stop.matches("[tabindex='0']") && rect.height > 0.8 * innerHeight;
        if (isTall && over.length < points.length) continue;
        for (const one of over) found.add(`${nameOf(one)} over the focus on ${nameOf(stop)}`);
      }
    }
    (document.activeElement as HTMLElement | null)?.blur();
    return [...found];
  }
  return { whileReading, whileTabbing };
}

const run = async (page: Page, how: "whileReading" | "whileTabbing"): Promise<string[]> =>
  page.evaluate<string[]>(`(${lookThrough.toString()})(${JSON.stringify({ controls, figures })}).${how}()`);

/** What floating elements cover while the page is read down to its end; empty if nothing. */
export const coveredWhileReading = (page: Page): Promise<string[]> => run(page, "whileReading");

/** What floating elements cover of each control while it has the focus. */
export const coveredWhileTabbing = (page: Page): Promise<string[]> => run(page, "whileTabbing");
