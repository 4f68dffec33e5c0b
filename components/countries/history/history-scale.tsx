import { each } from "#components/ui/each.ts";

type Props = {
  /** Years of the events; negative before the common era. */
  years: readonly number[];
  /** The year at the right end. */
  until: number;
};

const width = 1000;
const height = 86;
const line = 44;
const edge = 16;
/** Within so many years time runs evenly; beyond, each doubling takes the same room. */
const nearYears = 15;
const ticksAgo = [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20];

/**
 * Where the events lie in time: near ones get more room than distant ones, as memory has it. The list below says the
 * same in words, so that this is a picture only.
 */
export function HistoryScale({ years, until }: Props) {
  const first = Math.min(...years);
  const depth = (ago: number) => Math.log1p(ago / nearYears) / Math.log1p((until - first) / nearYears);
  const at = (ago: number) => Math.round(width - edge - depth(ago) * (width - 2 * edge));
  const ticks = ticksAgo.filter((ago) => ago < until - first);
  return (
    <svg className="history-scale" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        d={`M${edge} ${line}H${width - edge}${ticks.map((ago) => `M${at(ago)} ${line - 6}v12`).join("")}`}
      />
      {each(ticks, (ago) => (
        <text x={at(ago)} y={line + 30} textAnchor="middle">
          {until - ago < 0 ? `${ago - until} BCE` : until - ago}
        </text>
      ))}
      {each(years, (year) => (
        <circle cx={at(until - year)} cy={line} r="8" />
      ))}
    </svg>
  );
}
