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
