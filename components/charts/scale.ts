import { listFormat } from "#lib/platform/words/open/formats.ts";

export type Scale = {
  /** The position of a value, in percent of the chart's width. Always a number from 0 to 100. */
  at: (value: number) => number;
  /** Start and length of the bar from zero to a value, ready for an SVG rect. */
  bar: (value: number) => { x?: string; width: string };
};

const toTenth = (value: number) => Math.round(value * 10) / 10;

/**
 * A linear scale over zero, all values, and `max` when given. Values that are not finite numbers, and charts without
 * any, give bars of no length, never NaN.
 */
export function linearScale(values: readonly number[], max?: number): Scale {
  const known = values.filter(Number.isFinite);
  const low = Math.min(0, ...known);
  const high = Math.max(0, ...known, max !== undefined && Number.isFinite(max) ? max : 0);
  const span = high - low;

  const at = (value: number) => {
    if (span === 0 || !Number.isFinite(value)) return 0;
    return toTenth(Math.min(100, Math.max(0, ((value - low) / span) * 100)));
  };
  const bar = (value: number) => {
    if (!Number.isFinite(value)) return { width: "0" };
    const start = Math.min(at(value), at(0));
    const length = toTenth(Math.max(at(value), at(0)) - start);
    return start > 0 ? { x: `${start}%`, width: `${length}%` } : { width: `${length}%` };
  };
  return { at, bar };
}

const list = listFormat({ type: "unit", style: "long" });

/** The text alternative of a chart: its name and each label with its value. */
export function describe(label: string, rows: readonly { label: string; text: string }[]): string {
  if (rows.length === 0) return label;
  return `${label}: ${list.format(rows.map((row) => `${row.label} ${row.text}`))}`;
}

type Axis = {
  kind: "linear" | "log";
  /** The position of a value between the ends of the axis, in percent to one decimal. */
  at: (value: number) => number;
  /** Round values, from one end to the other. */
  ticks: number[];
};

/** Where the largest value is more than this many times the smallest, equal steps would press most points together. */
const logFrom = 100;
const wantedSteps = 5;
/** Step sizes that people count in, as parts of a power of ten. */
const roundSteps = [1, 2, 2.5, 5, 10];

/** Removes rounding noise: sums of tenths are not quite tenths. */
const tidy = (value: number) => Number(value.toPrecision(12));

function linearTicks(low: number, high: number): number[] {
  const rough = (high - low) / wantedSteps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (roundSteps.find((part) => part * power >= rough) ?? 10);
  const from = Math.floor(tidy(low / step));
  const to = Math.ceil(tidy(high / step));
  return Array.from({ length: to - from + 1 }, (_, index) => tidy((from + index) * step));
}

function logTicks(low: number, high: number): number[] {
  const from = Math.floor(Math.log10(low));
  const to = Math.ceil(tidy(Math.log10(high)));
  return Array.from({ length: to - from + 1 }, (_, index) => tidy(10 ** (from + index)));
}

/**
 * An axis for these values with round ticks at both ends: logarithmic if all are above zero and the largest is more
 * than a hundred times the smallest, else linear. Values that are all the same get space on both sides.
 */
export function axisFor(values: readonly number[]): Axis {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least > 0 && most / least > logFrom) {
    const ticks = logTicks(least, most);
    const [low, high] = [Math.log10(ticks[0] ?? 1), Math.log10(ticks.at(-1) ?? 10)];
    return { kind: "log", ticks, at: (value) => toTenth(((Math.log10(value) - low) / (high - low)) * 100) };
  }
  const margin = least === most ? Math.abs(least) / 2 || 1 : 0;
  const ticks = linearTicks(least - margin, most + margin);
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return { kind: "linear", ticks, at: (value) => toTenth(((value - low) / (high - low)) * 100) };
}
