import { each } from "#components/ui/each.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";
import { Drawing } from "./drawing.tsx";

type Count = { title: string; count: number };

const number = numberFormat();
const rowHeight = 36;
const round = (value: number) => Math.round(value * 10) / 10;

/** Counts as bars on one scale, from none to all. */
export function Counts({ label, of, counts }: { label: string; of: number; counts: readonly Count[] }) {
  const texts = counts.map(({ title, count }) => `${title} ${number.format(count)}`);
  return (
    <Drawing
      label={`${label}, of ${number.format(of)}: ${texts.join("; ")}.`}
      height={counts.length * rowHeight}
    >
      {each(counts, ({ title, count }, index) => (
        <svg y={index * rowHeight}>
          <text y="15">{title}</text>
          <text className="draw-end draw-name" x="100%" y="15">
            {number.format(count)}
          </text>
          <rect className="draw-track" y="21" width="100%" height="8" />
          <rect className="draw-bar" y="21" width={`${round((count / of) * 100)}%`} height="8" />
        </svg>
      ))}
    </Drawing>
  );
}

type Bar = { name: string; value: number; text: string };

/** Named values on one scale, a line each: the bar is behind its name. */
export function Bars({ label, most, rows }: { label: string; most: number; rows: readonly Bar[] }) {
  const step = 28;
  return (
    <Drawing
      label={`${label}: ${rows.map(({ name, text }) => `${name} ${text}`).join("; ")}.`}
      height={rows.length * step}
    >
      {each(rows, ({ name, value, text }, index) => (
        <svg y={index * step}>
          <rect className="draw-back" y="2" width={`${round((value / most) * 100)}%`} height={step - 4} />
          <text x="8" y="19">
            {name}
          </text>
          <text className="draw-end draw-name" x="100%" dx="-8" y="19">
            {text}
          </text>
        </svg>
      ))}
    </Drawing>
  );
}

type Part = { label: string; share: number; text: string };

/** Parts of a whole as one bar; each is named below it with its share, in the order of the bar. */
export function Parts({ label, parts }: { label: string; parts: readonly Part[] }) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { share }) => sum + share, 0));
  const texts = parts.map((part) => `${part.label} ${part.text}`);
  return (
    <Drawing label={`${label}: ${texts.join("; ")}.`} height={32 + parts.length * 20}>
      {each(parts, ({ share }, index) => (
        <rect
          className={`draw-part draw-part-${index}`}
          x={`${round(starts[index] ?? 0)}%`}
          width={`${round(share)}%`}
          height="26"
        />
      ))}
      {each(parts, (part, index) => (
        <svg y={34 + index * 20}>
          <rect className={`draw-part-${index}`} y="3" width="12" height="12" />
          <text x="20" y="14">
            {part.label}
          </text>
          <text className="draw-end draw-name" x="100%" y="14">
            {part.text}
          </text>
        </svg>
      ))}
    </Drawing>
  );
}

/** A share that is given as a range: solid up to its lower end, pale up to its upper one. */
export function Span({ label, from, to }: { label: string; from: number; to: number }) {
  return (
    <Drawing label={label} height={38}>
      <text y="14">{label}</text>
      <rect className="draw-track" y="22" width="100%" height="12" />
      <rect className="draw-aim draw-pale" y="22" width={`${to}%`} height="12" />
      <rect className="draw-aim" y="22" width={`${from}%`} height="12" />
    </Drawing>
  );
}
