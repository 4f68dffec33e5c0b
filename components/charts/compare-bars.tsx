import { each } from "#components/ui/each.ts";
import { describe, linearScale } from "./scale.ts";

type Row = {
  label: string;
  value: number | null;
  text: string;
  year: number | null;
  /** Why the value is drawn pale and cannot lead: "in doubt", "old". */
  held?: string | null | undefined;
};

type Props = {
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
export function CompareBars({ rows, label, better, max }: Props) {
  const values = rows.flatMap(({ value }) => (value === null || !Number.isFinite(value) ? [] : [value]));
  const scale = linearScale(values, max);
  const isJudged = better && new Set(values).size > 1 && rows.every(({ held }) => !held);
  const best = isJudged ? lead(values, better) : undefined;
  const said = rows.map(({ label: name, text, year, held }) => ({
    label: name,
    text: year === null ? text : `${text} (${[year, held].filter(Boolean).join(", ")})`,
  }));

  return (
    <div className="bars" role="img" aria-label={describe(label, said)}>
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
