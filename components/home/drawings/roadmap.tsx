import { each } from "#components/ui/each.ts";
import { Drawing } from "./drawing.tsx";

type Stage = { when: string; where: string };

type Props = {
  label: string;
  stages: readonly Stage[];
  /** How far the first stage has run, from 0 to 1; if it is over, 1. */
  run: number;
  /** The day of `run`, as it is written on the axis. */
  today: string;
};

/** Stages of equal length on one time axis, with a mark at today. */
export function Roadmap({ label, stages, run, today }: Props) {
  const share = 100 / stages.length;
  const said = stages.map(({ when, where }) => `${when}: ${where}`);
  return (
    <Drawing label={`${label}. ${said.join(". ")}. Today is ${today}.`} height={84}>
      {each(stages, ({ when, where }, index) => (
        <svg x={`${index * share}%`}>
          <rect className="draw-aim" y="22" width={`${share - 1}%`} height={12} opacity={1 - index * 0.18} />
          <text className="draw-name" y="54">
            {where}
          </text>
          <text className="draw-quiet" y="74">
            {when}
          </text>
        </svg>
      ))}
      <rect className="draw-ink" x={`${Math.min(1, run) * share}%`} y="17" width="2" height="22" />
      <text x={`${Math.min(1, run) * share}%`} dx="-2" y="12">
        {today}
      </text>
    </Drawing>
  );
}
