import { arms, cores, edges, type Sign } from "./shapes.ts";

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
