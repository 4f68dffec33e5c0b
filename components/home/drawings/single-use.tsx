import { africaPart } from "#components/charts/map-parts.tsx";
import { each } from "#components/ui/each.ts";
import { families, listDivisions, type Family } from "#lib/data/content/divisions.ts";
import { figureSpread, formatFigure } from "#lib/data/countries/index.ts";
import { figureKind, type FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { findShape } from "#lib/data/maps/project.ts";
import { Drawing } from "./drawing.tsx";

const square = 16;

/** The fields of work, each with a square for every division in it. All squares are empty: none is open. */
export function Families() {
  return (
    <ul className="home-families">
      {each(Object.keys(families) as Family[], (family) => {
        const count = listDivisions(family).length;
        return (
          <li>
            {families[family]}
            <span className="sr-only">{`: ${count}`}</span>
            <svg width={count * square} height={square} aria-hidden="true">
              {each(listDivisions(family), (_, index) => (
                <rect className="draw-dot" x={index * square + 1} y="2" width="12" height="12" />
              ))}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

type Place = { slug: string; name: string; stage: "pilot" | "planned" };

/** The window on the map of Africa: the coast from Senegal to Cameroon. */
const box = { x: 2, y: 316, width: 440, height: 140 };
/** Labels are in the sea, or in the country where it has room. */
const labelAt: Readonly<Record<string, { x: number; y: number; end?: true }>> = {
  liberia: { x: 198, y: 428, end: true },
  "sierra-leone": { x: 142, y: 388, end: true },
  ghana: { x: 262, y: 436 },
  nigeria: { x: 352, y: 400 },
};

/** The part of the coast where the first offices are planned, with each country labelled in place. */
export function OfficeMap({ label, places }: { label: string; places: readonly Place[] }) {
  return (
    <svg
      className="draw-map"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
    >
      <use className="draw-land" href={africaPart("africa")} />
      {each(places, ({ slug, stage }) => (
        <use className={`draw-${stage}`} href={africaPart(findShape(slug)?.iso2 ?? "")} />
      ))}
      {each(places, ({ slug, name, stage }) => {
        const { x, y, end } = labelAt[slug] ?? { x: 0, y: 0 };
        return (
          <text x={x} y={y} textAnchor={end && "end"}>
            {stage === "pilot" ? `${name}: pilot` : name}
          </text>
        );
      })}
    </svg>
  );
}

type Stage = { when: string; where: string };

type Props = {
  label: string;
  stages: readonly Stage[];
  /** How far the first stage has run, from 0 to 1; if it is over, 1. */
  run: number;
  /** The day of `run`, as it is written on the axis. */
  today: string;
};

/** Stages of equal length on one time axis, with a mark at today. */
export function Roadmap({ label, stages, run, today }: Props) {
  const share = 100 / stages.length;
  const texts = stages.map(({ when, where }) => `${when}: ${where}`);
  return (
    <Drawing label={`${label}. ${texts.join(". ")}. Today is ${today}.`} height={84}>
      {each(stages, ({ when, where }, index) => (
        <svg x={`${index * share}%`}>
          <rect className="draw-aim" y="22" width={`${share - 1}%`} height={12} opacity={1 - index * 0.18} />
          <text className="draw-name" y="54">
            {where}
          </text>
          <text className="draw-quiet" y="74">
            {when}
          </text>
        </svg>
      ))}
      <rect className="draw-ink" x={`${Math.min(1, run) * share}%`} y="17" width="2" height="22" />
      <text x={`${Math.min(1, run) * share}%`} dx="-2" y="12">
        {today}
      </text>
    </Drawing>
  );
}

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
type Strip = NonNullable<ReturnType<typeof stripOf>>;

const describe = ({ label, values, median, say, years }: Strip) =>
  `${label}: the middle of ${values.length} countries is ${say(median)} (${years})`;

/** How the countries are spread along each figure: a dot per country, a line at the median. */
export function Strips({ label, strips }: { label: string; strips: readonly Strip[] }) {
  return (
    <Drawing label={`${label}. ${strips.map(describe).join(". ")}.`} height={strips.length * rowHeight}>
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
