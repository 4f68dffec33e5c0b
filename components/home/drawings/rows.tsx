import { each } from "#components/ui/each.ts";
import { Drawing } from "./drawing.tsx";

type Row = {
  title: string;
  /** Shown at the end of the line: who does it, or how far it is. */
  note?: string;
  /** It exists today. */
  isOpen?: boolean;
};

const rowHeight = 24;
const middle = rowHeight / 2;

const sentence = (label: string, rows: readonly Row[]) =>
  `${label}: ${rows.map(({ title, note }) => (note ? `${title}, ${note}` : title)).join("; ")}.`;

/** One thing after another on a line: filled dots exist today, empty ones are planned. */
export function Rail({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <Drawing label={sentence(label, rows)} height={rows.length * rowHeight}>
      <path className="draw-line" d={`M7 ${middle}V${rows.length * rowHeight - middle}`} />
      {each(rows, ({ title, note, isOpen }, index) => (
        <svg y={index * rowHeight}>
          <circle className={isOpen ? "draw-on" : "draw-dot"} cx="7" cy={middle} r="5" />
          <text className="draw-name" x="22" y={middle + 5}>
            {title}
          </text>
          {note && (
            <text className="draw-end" x="100%" y={middle + 5}>
              {note}
            </text>
          )}
        </svg>
      ))}
    </Drawing>
  );
}

/** What speaks for something, and what speaks against it. */
export function Balance({ label, pro, con }: { label: string; pro: readonly string[]; con: string }) {
  const rows = [...pro.map((title) => ({ title, note: "for" })), { title: con, note: "against" }];
  return (
    <Drawing label={sentence(label, rows)} height={rows.length * rowHeight}>
      {each(rows, ({ title, note }, index) => {
        const y = index * rowHeight + middle;
        return (
          <>
            <path
              className={note === "for" ? "draw-for" : "draw-against"}
              d={note === "for" ? `M1 ${y}h12M7 ${y - 6}v12` : `M1 ${y}h12`}
            />
            <text className={note === "for" ? "draw-name" : "draw-name draw-clay"} x="22" y={y + 5}>
              {title}
            </text>
          </>
        );
      })}
    </Drawing>
  );
}

/** Steps, each indented further than the one above it. */
export function Stairs({ label, steps }: { label: string; steps: readonly string[] }) {
  return (
    <Drawing label={`${label}: ${steps.join("; ")}.`} height={steps.length * rowHeight}>
      {each(steps, (title, index) => {
        const [x, y] = [`${index * 9}%`, index * rowHeight];
        return (
          <>
            <rect
              className="draw-step"
              x={x}
              y={y + 1}
              width={`${100 - index * 9}%`}
              height={rowHeight - 2}
            />
            <text x={x} dx="10" y={y + middle + 5}>
              {`${index + 1}. ${title}`}
            </text>
          </>
        );
      })}
    </Drawing>
  );
}

/** Layers that rest on each other: the lowest is the widest. */
export function Layers({ label, layers }: { label: string; layers: readonly string[] }) {
  const step = 12;
  return (
    <Drawing label={`${label}: ${layers.join("; ")}.`} height={layers.length * rowHeight}>
      {each(layers.toReversed(), (title, index) => {
        const inset = (layers.length - 1 - index) * (step / 2) + (index === layers.length - 1 ? 0 : 1);
        return (
          <>
            <rect
              className="draw-step"
              x={`${inset}%`}
              y={index * rowHeight + 1}
              width={`${100 - 2 * inset}%`}
              height={rowHeight - 2}
            />
            <text className="draw-mid" x="50%" y={index * rowHeight + middle + 5}>
              {title}
            </text>
          </>
        );
      })}
    </Drawing>
  );
}

type Change = { what: string; leaves: string; stays: string };

/** What leaves today, and what is meant to stay, link by link. */
export function Changes({ label, changes }: { label: string; changes: readonly Change[] }) {
  const [second, third] = ["33%", "63%"];
  const texts = changes.map(({ what, leaves, stays }) => `${what}: ${leaves}; meant to stay: ${stays}`);
  return (
    <Drawing label={`${label}. ${texts.join(". ")}.`} height={(changes.length + 1) * rowHeight}>
      <text className="draw-quiet" x={second} y="17">
        leaves today
      </text>
      <text className="draw-quiet" x={third} y="17">
        meant to stay
      </text>
      {each(changes, ({ what, leaves, stays }, index) => {
        const y = (index + 1) * rowHeight;
        return (
          <>
            <rect className="draw-rule" y={y} width="100%" height="1" />
            <text className="draw-name" y={y + 17}>
              {what}
            </text>
            <text className="draw-clay" x={second} y={y + 17}>
              {leaves}
            </text>
            <text className="draw-good" x={third} y={y + 17}>
              {stays}
            </text>
          </>
        );
      })}
    </Drawing>
  );
}
