import type { Href } from "#lib/site/paths.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { axisFor } from "./axis.ts";
import { describe, linearScale, type Scale } from "./scale.ts";

export type BarTone = "primary" | "indigo" | "clay" | "gold";

type Props = {
  rows: readonly { label: string; value: number; text: string; href?: Href }[];
  /** The value of a full bar. The largest row when absent. */
  max?: number;
  tone?: BarTone;
  /** What is counted; said to those who cannot see the picture. */
  label: string;
  /** The scale above the bars and behind them, and the middle value, which crosses each bar. */
  scaled?: { tick: (value: number) => string; median?: number | undefined };
};

/** Horizontal bars, each with its label and its value as text. Reads at 320 px; bars below zero grow the other way. */
export function BarChart({ rows, max, tone = "primary", label, scaled }: Props) {
  const values = rows.map(({ value }) => value);
  const ticks = scaled ? axisFor([0, ...values]).ticks : [];
  const scale = linearScale([...values, ...ticks], max);
  const median = scaled?.median === undefined ? undefined : `${scale.at(scaled.median)}%`;
  // Links inside an image would be out of reach for a screen reader.
  const role = rows.some(({ href }) => href) ? "group" : "img";
  return (
    <div
      className={`bars tone-${tone}`}
      role={role}
      aria-label={role === "img" ? describe(label, rows) : label}
    >
      {scaled && <BarScale ticks={ticks} scale={scale} tick={scaled.tick} />}
      {each(rows, ({ label: name, value, text, href }) => (
        <div className="bar">
          {href ? <AppLink href={href}>{name}</AppLink> : <span>{name}</span>}
          <svg aria-hidden="true">
            <rect {...scale.bar(value)} />
            {median && <line x1={median} x2={median} y2="100%" />}
          </svg>
          <b>{text}</b>
        </div>
      ))}
    </div>
  );
}

type ScaleProps = { ticks: readonly number[]; scale: Scale; tick: (value: number) => string };

/** Round values above the bars, and a line from each through all of them. */
function BarScale({ ticks, scale, tick }: ScaleProps) {
  const last = ticks.length - 1;
  return (
    <>
      <svg className="bar-lines" aria-hidden="true">
        {each(ticks, (value) => (
          <line x1={`${scale.at(value)}%`} x2={`${scale.at(value)}%`} y2="100%" />
        ))}
      </svg>
      <svg className="bar-ticks" aria-hidden="true">
        {each(ticks, (value, index) => (
          <text
            x={`${scale.at(value)}%`}
            y="14"
            textAnchor={index === 0 ? "start" : index === last ? "end" : "middle"}
            // Every other one where there is little room, and always the first.
            className={index % 2 === 1 && index !== last ? "is-spare" : undefined}
          >
            {tick(value)}
          </text>
        ))}
      </svg>
    </>
  );
}
