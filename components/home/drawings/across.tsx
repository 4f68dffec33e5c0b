import { each } from "#components/ui/each.ts";
import { Drawing, Middle } from "./drawing.tsx";

/** Things side by side in order, from the first to the last. */
export function Stages({
  label,
  stages,
}: {
  label: string;
  stages: readonly { title: string; isOpen?: boolean }[];
}) {
  const share = 100 / stages.length;
  const gap = 5;
  return (
    <Drawing label={`${label}: ${stages.map(({ title }) => title).join("; then ")}.`} height={36}>
      <rect className="draw-rule" y="17" width="100%" height="2" />
      {each(stages, ({ title, isOpen }, index) => (
        <>
          <rect
            className={isOpen ? "draw-on" : "draw-step"}
            x={`${index * share + (index === 0 ? 0 : gap / 2)}%`}
            width={`${share - (index === 0 || index === stages.length - 1 ? gap / 2 : gap)}%`}
            height="36"
          />
          <text
            className={isOpen ? "draw-mid draw-on-text" : "draw-mid"}
            x={`${(index + 0.5) * share + (index === 0 ? -gap / 4 : index === stages.length - 1 ? gap / 4 : 0)}%`}
            y="23"
          >
            {title}
          </text>
        </>
      ))}
    </Drawing>
  );
}

/** Stations along one line: filled ones exist today, empty ones are planned. */
export function Stations({
  label,
  stations,
}: {
  label: string;
  stations: readonly { title: string; isOpen?: boolean }[];
}) {
  const share = 100 / stations.length;
  const open = stations.filter(({ isOpen }) => isOpen).length;
  const texts = stations.map(({ title, isOpen }) => `${title} (${isOpen ? "today" : "planned"})`);
  return (
    <Drawing label={`${label}: ${texts.join(", ")}.`} height={40}>
      <rect className="draw-rule" x={`${share / 2}%`} y="8" width={`${100 - share}%`} height="2" />
      <rect className="draw-on" x={`${share / 2}%`} y="8" width={`${share * (open - 1)}%`} height="2" />
      {each(stations, ({ title, isOpen }, index) => (
        <>
          <circle className={isOpen ? "draw-on" : "draw-dot"} cx={`${(index + 0.5) * share}%`} cy="9" r="6" />
          <text className={isOpen ? "draw-mid draw-name" : "draw-mid"} x={`${(index + 0.5) * share}%`} y="35">
            {title}
          </text>
        </>
      ))}
    </Drawing>
  );
}

/** A drawn sign on a 24 px grid with its word. */
type Sign = { name: string; path: string };

/** Signs side by side, each with its word below it; `isBarred` strikes each out. */
export function Signs({
  label,
  signs,
  isBarred,
}: {
  label: string;
  signs: readonly Sign[];
  isBarred?: true;
}) {
  const share = 100 / signs.length;
  return (
    <Drawing label={`${label}: ${signs.map(({ name }) => name).join(", ")}.`} height={54}>
      {each(signs, ({ name, path }, index) => (
        <svg x={`${(index + 0.5) * share}%`}>
          <path className="draw-sign" d={path} transform="translate(-14 0) scale(1.17)" />
          {isBarred && <path className="draw-bar-out" d="M-15 29 15 1" />}
          <text className="draw-mid" y="50">
            {name}
          </text>
        </svg>
      ))}
    </Drawing>
  );
}

const [ringRadius, ringMiddle] = [40, 56];
/** Quarter turns, clockwise from the top, with a gap and an arrowhead before the next one. */
function quarter(index: number): string {
  const at = (angle: number, r = ringRadius) =>
    `${(r * Math.sin(angle)).toFixed(1)} ${(ringMiddle - r * Math.cos(angle)).toFixed(1)}`;
  const [from, to] = [(index * Math.PI) / 2 + 0.16, ((index + 1) * Math.PI) / 2 - 0.16];
  const head = `M${at(to - 0.2, ringRadius - 6)}L${at(to)}L${at(to - 0.2, ringRadius + 6)}`;
  return `M${at(from)}A${ringRadius} ${ringRadius} 0 0 1 ${at(to)}${head}`;
}
const corners = [
  { x: 52, y: 32 },
  { x: 52, y: 90 },
  { x: -52, y: 90 },
  { x: -52, y: 32 },
] as const;

/** A cycle of four things: the last leads to the first. */
export function Ring({ label, turns }: { label: string; turns: readonly [string, string, string, string] }) {
  return (
    <Drawing label={`${label}: ${turns.join(", then ")}, and again from the first.`} height={112}>
      <Middle>
        <path className="draw-ring" d={turns.map((_, index) => quarter(index)).join("")} />
        {each(corners, ({ x, y }, index) => (
          <text className={x > 0 ? "draw-name" : "draw-name draw-end"} x={x} y={y}>
            {`${index + 1}. ${turns[index]}`}
          </text>
        ))}
      </Middle>
    </Drawing>
  );
}

/** Several things that come together in one. */
export function Meeting({ label, from, to }: { label: string; from: readonly string[]; to: string }) {
  const step = 26;
  const height = from.length * step;
  return (
    <Drawing label={`${label}: ${from.join("; ")}. All lead to ${to}.`} height={height}>
      {each(from, (title, index) => (
        <>
          <line className="draw-line" x1="50%" y1={index * step + 13} x2="66%" y2={height / 2} />
          <rect className="draw-step" y={index * step + 1} width="52%" height={step - 2} />
          <text x="10" y={index * step + 18}>
            {title}
          </text>
        </>
      ))}
      <rect className="draw-on" x="65%" y={height / 2 - 18} width="35%" height="36" />
      <text className="draw-mid draw-on-text" x="82.5%" y={height / 2 + 5}>
        {to}
      </text>
    </Drawing>
  );
}

/** Our own drawings: an open door, a tick in a circle, a balance, two equal lines, a compass that points south. */
export const valueSigns: readonly Sign[] = [
  { name: "Welcome", path: "M5 21V4h9l5 3v14H5Zm9-17v17M10 12v1" },
  { name: "Truth", path: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-8.7 2.8 2.7L16 9.5" },
  { name: "Fairness", path: "M12 3v18M7 21h10M4 7h16M4 7l-3 7h6L4 7Zm16 0-3 7h6l-3-7Z" },
  { name: "Equality", path: "M3 9h18M3 15h18" },
  { name: "Africa-led", path: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9 8h6l-3 9-3-9Z" },
];

export const barredSigns: readonly Sign[] = [
  { name: "account", path: "M3 20.5h18M5 20V9.5h14V20M3.5 9.5 12 4l8.5 5.5M9 13v4.5m6-4.5v4.5" },
  { name: "card form", path: "M2.5 5.5h19v13h-19v-13Zm0 4h19M6 15h4" },
  { name: "wallet", path: "M3 7h15a2 2 0 0 1 2 2v9H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h12M16 13v1" },
];
