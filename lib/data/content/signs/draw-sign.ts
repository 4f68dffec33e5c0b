/**
 * The parts that signs are composed of, on a 24-unit grid around the centre, in one stroke width. An arm points up and
 * is rotated around the centre. Each arm is mirror-symmetric, so that no four of them make a hooked cross. The drawings
 * are our own, in the style of stamped cloth; no part has a meaning.
 */
export const arms = {
  leaf: "M0-4.5C3-7-2.6-8.5 0-11C2.6-8.5-3-7 0-4.5",
  bud: "M0-4Q4-7.5 0-11Q-4-7.5 0-4",
  lozenge: "M0-4L2.6-7.5L0-11L-2.6-7.5L0-4",
  coil: "M0-4L0-5.4A2.8 2.8 0 1 1-2.8-8.2A1.6 1.6 0 1 1 .4-8.2",
  horns: "M0-4L0-7.5C0-11.5-5-11.5-4.6-8.6M0-7.5C0-11.5 5-11.5 4.6-8.6",
  trident: "M0-4L0-11M-3.2-10.5C-3.2-6.6 3.2-6.6 3.2-10.5",
  ring: "M0-4L0-6.2A2.4 2.4 0 1 1 0-11A2.4 2.4 0 1 1 0-6.2",
  peaks: "M-3.2-5L0-8L3.2-5M-3.2-8L0-11L3.2-8",
  ladder: "M-2.8-5L2.8-5M-2.2-7.8L2.2-7.8M-1.6-10.6L1.6-10.6",
  arch: "M-3-4.5L-3-7.6A3 3 0 0 1 3-7.6L3-4.5M0-5L0-7.4",
  tide: "M-4-5.5Q-2-8 0-6Q2-8 4-5.5M-3.2-9.5Q-1.6-11.6 0-10Q1.6-11.6 3.2-9.5",
  comb: "M0-4L0-7.6M-3-11L-3-7.6L3-7.6L3-11M0-7.6L0-11",
  cup: "M-3-10.4A3.2 3.2 0 1 0 3-10.4M0-9.4L0-8.8",
  drop: "M0-11C3.6-7.6 2.8-4.4 0-4.4C-2.8-4.4-3.6-7.6 0-11",
  branch: "M0-4L0-7.2L-3.4-10.8M0-7.2L3.4-10.8",
  cross: "M0-4L0-11M-2.8-7.8L2.8-7.8",
  fan: "M0-4L0-11M-3.4-10L0-5L3.4-10",
  stairs: "M-3.6-4.8L-3.6-6.8L-1.4-6.8L-1.4-9L1.4-9L1.4-6.8L3.6-6.8L3.6-4.8",
} as const;

/** The shapes in the centre of a sign. */
export const cores = {
  dot: "M0-.9A.9.9 0 1 1 0 .9A.9.9 0 1 1 0-.9",
  ring: "M0-2.4A2.4 2.4 0 1 1 0 2.4A2.4 2.4 0 1 1 0-2.4",
  square: "M-1.9-1.9L1.9-1.9L1.9 1.9L-1.9 1.9Z",
  lozenge: "M0-2.8L2.8 0L0 2.8L-2.8 0Z",
  cross: "M-2.2 0L2.2 0M0-2.2L0 2.2",
} as const;

/** The shapes between two arms, drawn like an arm but half a step further round. */
export const edges = {
  none: "",
  point: "M0-8.9A.7.7 0 1 1 0-7.5A.7.7 0 1 1 0-8.9",
  bar: "M0-6L0-9.5",
  bow: "M-2-8.4Q0-10.6 2-8.4",
} as const;

export const folds = [3, 4, 5, 6] as const;

/** One sign: how many times its arm is repeated around its core, and the shape between the arms. */
export type Sign = {
  fold: (typeof folds)[number];
  arm: keyof typeof arms;
  core: keyof typeof cores;
  between: keyof typeof edges | keyof typeof arms;
};

const round = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");

/** Joins numbers. A minus sign separates two numbers as well as a space does. */
const listed = (values: readonly string[]) => values.join(" ").replace(/ -/g, "-");

/** Rotates a path clockwise around the centre. Arcs are circular, so their radii stay the same. */
function turned(path: string, angle: number): string {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return path.replace(/([MLCQAZ])([^MLCQAZ]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const kept = command === "A" ? numbers.splice(0, 5).map(String) : [];
    const points = numbers.flatMap((x, at) => {
      const y = numbers[at + 1];
      return at % 2 || y === undefined ? [] : [round(x * cos - y * sin), round(x * sin + y * cos)];
    });
    return command + listed([...kept, ...points]);
  });
}

/** The sign as one SVG path, on a grid from -12 to 12 in both directions. */
export function drawSign({ fold, arm, core, between }: Sign): string {
  const part = (2 * Math.PI) / fold;
  const shapes: Readonly<Record<string, string>> = { ...arms, ...edges };
  const all = Array.from({ length: fold }, (_, index) => [
    turned(arms[arm], index * part),
    turned(shapes[between] ?? "", (index + 0.5) * part),
  ]);
  return cores[core] + all.flat().join("");
}
