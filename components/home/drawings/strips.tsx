import { each } from "#components/ui/each.ts";
import { figureKind, type FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { figureSpread, formatFigure } from "#lib/data/countries/index.ts";
import { Drawing } from "./drawing.tsx";

const rowHeight = 36;
/** The dots have their own coordinates, stretched to the width of the drawing. */
const plane = 250;
const edge = 3;

/** A figure's countries along its scale, ready to be drawn and described; null if too few are known. */
export function stripOf(key: FigureKey) {
  const spread = figureSpread(key);
  if (!spread) return null;
  const { label, scale } = figureKind(key);
  const [from, to] = scale ?? [0, Math.max(100, spread.highest.value)];
  const at = (value: number) => Math.round(edge + ((value - from) / (to - from)) * (plane - 2 * edge));
  const say = (value: number) => formatFigure(key, value);
  return { ...spread, key, label, at, say };
}
export type Strip = NonNullable<ReturnType<typeof stripOf>>;

const told = ({ label, values, median, say, years }: Strip) =>
  `${label}: the middle of ${values.length} countries is ${say(median)} (${years})`;

/** How the countries are spread along each figure: a dot per country, a line at the median. */
export function Strips({ label, strips }: { label: string; strips: readonly Strip[] }) {
  return (
    <Drawing label={`${label}. ${strips.map(told).join(". ")}.`} height={strips.length * rowHeight}>
      {each(strips, ({ label: name, values, median, at, say }, index) => (
        <svg y={index * rowHeight}>
          <text y="14">{name}</text>
          <text className="draw-end draw-name" x="100%" y="14">
            {say(median)}
          </text>
          <svg y="19" height="14" width="100%" viewBox={`0 0 ${plane} 14`} preserveAspectRatio="none">
            <path className="draw-line" d={`M0 7H${plane}`} />
            <path className="draw-dots" d={[...new Set(values.map(at))].map((x) => `M${x} 7h0`).join("")} />
            <path className="draw-median" d={`M${at(median)} 0v14`} />
          </svg>
        </svg>
      ))}
    </Drawing>
  );
}
