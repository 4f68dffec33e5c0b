import { overlap, type Box } from "#lib/data/maps/geometry.ts";
import { inOrder } from "#lib/platform/words/open/formats.ts";

export type Dot = {
  name: string;
  /** In percent of the plot, from the start and from the top. */
  x: number;
  y: number;
};

export type Label = {
  name: string;
  x: number;
  y: number;
  /** Whether the label begins or ends at the dot. */
  side: "start" | "end";
  /** Only where the plot is wide: on a phone it would overlap another. */
  isWide: boolean;
};

type Size = { width: number; height: number };

/** A little more than the mean width of a character at the size of the labels, in px. */
const letterWidth = 7.2;
const lineHeight = 16;
const dotRadius = 6;
const gap = 4;

function dotBox({ x, y }: Dot, { width, height }: Size): Box {
  const [cx, cy] = [(x / 100) * width, (y / 100) * height];
  return { left: cx - dotRadius, right: cx + dotRadius, top: cy - dotRadius, bottom: cy + dotRadius };
}

function labelBox(dot: Dot, side: Label["side"], size: Size): Box {
  const [cx, cy] = [(dot.x / 100) * size.width, (dot.y / 100) * size.height];
  const length = dot.name.length * letterWidth;
  const left = side === "start" ? cx + dotRadius + gap : cx - dotRadius - gap - length;
  return { left, right: left + length, top: cy - lineHeight / 2, bottom: cy + lineHeight / 2 };
}

/**
 * Adds names to the dots of `ranked` in their order until there are `most`, where none overlaps a dot or another name.
 */
function addLabels(
  dots: readonly Dot[],
  ranked: readonly Dot[],
  taken: readonly Label[],
  sizes: readonly Size[],
  most: number,
): Label[] {
  const labels = [...taken];
  const isFree = (dot: Dot, side: Label["side"], size: Size): boolean => {
    const box = labelBox(dot, side, size);
    if (box.left < 0 || box.right > size.width) return false;
    if (dots.some((other) => other !== dot && overlap(box, dotBox(other, size)))) return false;
    return !labels.some((label) => overlap(box, labelBox(label, label.side, size)));
  };
  for (const dot of ranked) {
    if (labels.length >= most) break;
    if (labels.some(({ name }) => name === dot.name)) continue;
    const side = sides.find((one) => sizes.every((size) => isFree(dot, one, size)));
    if (side) labels.push({ ...dot, side, isWide: false });
  }
  return labels;
}

const sides = ["start", "end"] as const;

type Space = {
  /** Widths of the plot in px: the narrowest, the one from which more names are shown, the widest. */
  widths: readonly [narrow: number, wide: number, widest: number];
  height: number;
  /** At most this many names. */
  most: number;
};

/**
 * Which dots get their name: those farthest from `middle` first. First come the names that are clear from the narrowest
 * plot to the widest, then more that are clear from the wide one on. The height is the same for all widths, so what is
 * clear at both ends is clear between them.
 */
export function placeLabels(
  dots: readonly Dot[],
  middle: { x: number; y: number },
  { widths: [narrow, wide, widest], height, most }: Space,
): Label[] {
  const far = ({ x, y }: Dot) => Math.hypot(x - middle.x, y - middle.y);
  const ranked = dots.toSorted((a, b) => far(b) - far(a) || inOrder(a.name, b.name));
  const sizes = (...given: number[]) => given.map((width) => ({ width, height }));
  const always = addLabels(dots, ranked, [], sizes(narrow, widest), most);
  const all = addLabels(dots, ranked, always, sizes(wide, widest), most);
  return all.map((label, index) => ({ ...label, isWide: index >= always.length }));
}
