import type { Href } from "#lib/data/site/paths.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { describe, linearScale } from "./scale.ts";

export type BarTone = "primary" | "indigo" | "clay" | "gold";

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
