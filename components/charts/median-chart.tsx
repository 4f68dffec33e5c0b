import { linearScale } from "./scale.ts";

type Props = {
  label: string;
  value: number | null;
  text: string;
  median: number | null;
  medianText: string;
  /** Whose median it is: "Median of West Africa". */
  medianLabel: string;
  /** The value of a full bar. A little more than the larger of the two when absent. */
  max?: number;
};

/** Space at the end of the scale, so that the longest bar does not look full. */
const headroom = 1.12;

/** One figure as a bar, and the median it is measured against as a quiet tick with its own label. */
export function MedianChart({ label, value, text, median, medianText, medianLabel, max }: Props) {
  const values = [value, median].filter((item) => item !== null);
  const scale = linearScale(values, max ?? Math.max(0, ...values.filter(Number.isFinite)) * headroom);
  const sentence = `${label}: ${text}`;
  const at = median === null ? null : scale.at(median);

  return (
    <div
      className="median"
      role="img"
      aria-label={median === null ? sentence : `${sentence}. ${medianLabel}: ${medianText}`}
    >
      <p>
        <span>{label}</span> <b className={value === null ? "is-none" : undefined}>{text}</b>
      </p>
      <svg aria-hidden="true">
        <rect className="median-track" width="100%" />
        {value !== null && <rect {...scale.bar(value)} />}
        {at !== null && (
          <>
            <line x1={`${at}%`} x2={`${at}%`} y2="20" />
            <text x={`${at}%`} y="36" textAnchor={anchorFor(at)}>
              {`${medianLabel}: ${medianText}`}
            </text>
          </>
        )}
      </svg>
    </div>
  );
}

const anchorFor = (percent: number) => (percent < 34 ? "start" : percent > 66 ? "end" : "middle");
