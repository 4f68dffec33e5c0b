import { each } from "#components/ui/each.ts";
import { placeYears } from "./place-years.ts";

type Props = {
  /** Years of the events; negative before the common era. */
  years: readonly number[];
  /** The year at the right end. */
  until: number;
};

/** In px: where the line runs, and under it the years. */
const line = 14;
const words = 44;
/** Within so many years time runs evenly; beyond, each doubling takes the same room. */
const nearYears = 15;
const roundYears = [-20_000, -10_000, -5_000, -3_000, -1_000, 1, 1000, 1500, 1700, 1800, 1900, 1950, 2000];

/**
 * Where the events lie in time: near ones get more room than distant ones, as memory has it. The list below says the
 * same in words, so that this is a picture only.
 */
export function HistoryScale({ years, until }: Props) {
  const first = Math.min(...years);
  const depth = (ago: number) => Math.log1p(ago / nearYears) / Math.log1p((until - first) / nearYears);
  const at = (year: number) => Math.round((1 - depth(until - year)) * 1000) / 10;
  const ticks = placeYears(
    roundYears
      .filter((one) => one > first)
      .map((year) => ({ at: at(year), text: year < 0 ? `${-year} BCE` : String(year) })),
  );
  return (
    <div className="history-scale" aria-hidden="true">
      <svg>
        <line x2="100%" y1={line} y2={line} />
        {each(ticks, (tick) => (
          <g className={tick.isWide ? "is-wide" : undefined}>
            <line x1={`${tick.at}%`} x2={`${tick.at}%`} y1={line} y2={line + 12} />
            <text x={`${tick.at}%`} y={words} textAnchor={tick.side}>
              {tick.text}
            </text>
          </g>
        ))}
        {each(years, (year) => (
          <circle cx={`${at(year)}%`} cy={line} r="6" />
        ))}
      </svg>
    </div>
  );
}
