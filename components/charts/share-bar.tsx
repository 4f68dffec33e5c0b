import { each } from "#components/ui/each.ts";
import { describe } from "./scale.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";

type Part = { label: string; value: number; text: string };

type Props = {
  /** Shares in percent, in the order they are drawn. */
  parts: readonly Part[];
  label: string;
  /** The label of the marked remainder when the parts do not reach 100. */
  restLabel?: string;
};

const percent = numberFormat({ style: "percent", maximumFractionDigits: 1 });
/** Rounded shares may miss 100 by this much without anything being left out. */
const roundingSlack = 1;
const barHeight = 26;
const rowHeight = 24;
/** A label that would end past the right edge of a 300 px chart is put to the left of its line. */
const percentPerCharacter = 2.5;

/**
 * One bar of 100 percent cut into its parts. Each part has its own label on a line, so none needs a legend and none is
 * identified by colour alone. What the parts leave open is drawn as a marked remainder.
 */
export function ShareBar({ parts, label, restLabel = "Not accounted for" }: Props) {
  const shown = parts.filter(({ value }) => Number.isFinite(value) && value > 0);
  const sum = shown.reduce((total, { value }) => total + value, 0);
  const rest = 100 - sum;
  const all = [
    ...shown,
    ...(rest > roundingSlack
      ? [{ label: restLabel, value: rest, text: percent.format(rest / 100), rest: true }]
      : []),
  ];
  const whole = rest > roundingSlack ? 100 : sum;
  let end = 0;
  const cut = all.map((part, index) => {
    const start = end;
    end += (part.value / whole) * 100;
    // The last part's label is highest, so that no line runs through a label to its right.
    return { ...part, start: round(start), width: round(end - start), y: labelLine(all.length - 1 - index) };
  });
  const silent = parts.filter((part) => !shown.includes(part));

  return (
    <div className="share" role="img" aria-label={describe(label, [...all, ...silent])}>
      <svg aria-hidden="true" height={barHeight + 10 + rowHeight * cut.length}>
        {each(cut, (part, index) => (
          <rect
            className={"rest" in part ? "share-rest" : `share-${index % 5}`}
            x={`${part.start}%`}
            width={`${part.width}%`}
          />
        ))}
        {each(cut, (part) => (
          <line x1={`${part.start}%`} x2={`${part.start}%`} y1={barHeight} y2={part.y} />
        ))}
        {each(cut, (part) => {
          const hangsLeft =
            part.start + (part.label.length + part.text.length + 4) * percentPerCharacter > 100;
          return (
            <text x={`${part.start}%`} y={part.y} textAnchor={hangsLeft ? "end" : "start"}>
              <tspan dx={hangsLeft ? -6 : 6}>{part.label}</tspan>{" "}
              <tspan className="share-value">{part.text}</tspan>
            </text>
          );
        })}
      </svg>
    </div>
  );
}

const labelLine = (row: number) => barHeight + 22 + rowHeight * row;
const round = (value: number) => Math.round(value * 10) / 10;
