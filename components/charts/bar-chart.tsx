import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import type { Href } from "#lib/data/site/paths.ts";
import { axisFor, describe, linearScale } from "./scale.ts";

type BarTone = "primary" | "indigo" | "clay" | "gold";

type Props = {
  rows: readonly { label: string; value: number; text: string; href?: Href }[];
  /** The value of a full bar. The largest row when absent. */
  max?: number;
  tone?: BarTone;
  /** What is counted, for visitors who cannot see the picture. */
  label: string;
};

/**
 * Horizontal bars, each with its label and its value as text. Readable at 320 px; bars below zero grow the other way.
 */
export function BarChart({ rows, max, tone = "primary", label }: Props) {
  const scale = linearScale(
    rows.map(({ value }) => value),
    max,
  );
  // Links inside an image would be out of reach for a screen reader.
  const role = rows.some(({ href }) => href) ? "group" : "img";
  return (
    <div
      className={`bars tone-${tone}`}
      role={role}
      aria-label={role === "img" ? describe(label, rows) : label}
    >
      {each(rows, ({ label: name, value, text, href }) => (
        <div className="bar">
          {href ? <AppLink href={href}>{name}</AppLink> : <span>{name}</span>}
          <svg aria-hidden="true">
            <rect {...scale.bar(value)} />
          </svg>
          <b>{text}</b>
        </div>
      ))}
    </div>
  );
}

type Row = {
  label: string;
  value: number | null;
  text: string;
  year: number | null;
  /** Why the value is drawn pale and cannot lead: "in doubt", "old". */
  held?: string | null | undefined;
};

type CompareBarsProps = {
  rows: readonly Row[];
  /** What is compared, for visitors who cannot see the picture. */
  label: string;
  /** Which direction is better, if one is. The rows that lead are then marked in words. */
  better?: "higher" | "lower";
  /** The value of a full bar. */
  max?: number;
};

const words = {
  higher: { note: "Higher is better.", mark: "highest" },
  lower: { note: "Lower is better.", mark: "lowest" },
} as const;

/** One figure of a few countries side by side. A country without the figure keeps its row and says so. */
export function CompareBars({ rows, label, better, max }: CompareBarsProps) {
  const values = rows.flatMap(({ value }) => (value === null || !Number.isFinite(value) ? [] : [value]));
  const scale = linearScale(values, max);
  const isJudged = better && new Set(values).size > 1 && rows.every(({ held }) => !held);
  const best = isJudged ? lead(values, better) : undefined;
  const described = rows.map(({ label: name, text, year, held }) => ({
    label: name,
    text: year === null ? text : `${text} (${[year, held].filter(Boolean).join(", ")})`,
  }));

  return (
    <div className="bars" role="img" aria-label={describe(label, described)}>
      {better && best !== undefined && <p className="chart-note">{words[better].note}</p>}
      {each(rows, ({ label: name, value, text, year, held }) => (
        <div className={barClass(held, best !== undefined && value === best)}>
          <span>
            {name}
            {better && best !== undefined && value === best && <em>{words[better].mark}</em>}
          </span>
          {value === null || !Number.isFinite(value) ? (
            <i />
          ) : (
            <svg aria-hidden="true">
              <rect {...scale.bar(value)} />
            </svg>
          )}
          <b className={value === null ? "is-none" : undefined}>
            {text}
            {year !== null && <small>{held ? `${year}, ${held}` : year}</small>}
          </b>
        </div>
      ))}
    </div>
  );
}

const barClass = (held: string | null | undefined, isBest: boolean): string =>
  held ? "bar is-held" : isBest ? "bar is-best" : "bar";

const lead = (values: readonly number[], better: "higher" | "lower") =>
  better === "higher" ? Math.max(...values) : Math.min(...values);

type ScaledBarsProps = {
  label: string;
  /** A value that is null has only its text, and no bar. */
  rows: readonly { label: string; value: number | null; text: string; href: Href }[];
  tickText: (value: number) => string;
  median: { value: number; text: string } | null;
};

const anchorFor = (percent: number) => (percent < 12 ? "start" : percent > 88 ? "end" : "middle");

/** Many bars from zero over one scale with round ticks, and the median as a line through all of them. */
export function ScaledBars({ label, rows, tickText, median }: ScaledBarsProps) {
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
