import type { Href } from "#lib/data/site/paths.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { axisFor } from "./axis.ts";

type Props = {
  label: string;
  /** A value that is null has only its text, and no bar. */
  rows: readonly { label: string; value: number | null; text: string; href: Href }[];
  tickText: (value: number) => string;
  median: { value: number; text: string } | null;
};

const anchorFor = (percent: number) => (percent < 12 ? "start" : percent > 88 ? "end" : "middle");

/** Many bars from zero over one scale with round ticks, and the median as a line through all of them. */
export function ScaledBars({ label, rows, tickText, median }: Props) {
  const values = rows.flatMap(({ value }) => value ?? []);
  const { at, ticks } = axisFor([0, ...values]);
  const line = median && { x1: `${at(median.value)}%`, x2: `${at(median.value)}%`, y2: "100%" };
  return (
    <div className="bars scaled-bars" role="group" aria-label={label}>
      {median && <p className="chart-note">{median.text}</p>}
      <div className="bar bar-scale" aria-hidden="true">
        <span />
        <svg>
          {each(ticks, (tick, index) => (
            <text
              x={`${at(tick)}%`}
              y="13"
              textAnchor={anchorFor(at(tick))}
              className={index % 2 === 1 ? "is-wide" : undefined}
            >
              {tickText(tick)}
            </text>
          ))}
        </svg>
        <b />
      </div>
      {each(rows, ({ label: name, value, text, href }) => (
        <div className="bar">
          <AppLink href={href}>{name}</AppLink>
          <svg aria-hidden="true">
            {value !== null && (
              <rect
                x={`${Math.min(at(value), at(0))}%`}
                width={`${Math.abs(at(value) - at(0)).toFixed(1)}%`}
              />
            )}
            {line && <line {...line} />}
          </svg>
          <b className={value === null ? "is-none" : undefined}>{text}</b>
        </div>
      ))}
    </div>
  );
}
