export type Axis = {
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

const toTenth = (value: number) => Math.round(value * 10) / 10;
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
