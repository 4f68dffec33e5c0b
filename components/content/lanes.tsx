import { each } from "#components/ui/each.ts";
import type { DiagramSection } from "#lib/data/content/types.ts";

/** A swimlane diagram: a lane for each actor, a column for each step, and a line from step to step. */
export function Lanes({ nodes }: Pick<DiagramSection, "nodes">) {
  const actors = [...new Set(nodes.map(({ by }) => by ?? ""))];
  const laneOf = (by: string | undefined) => actors.indexOf(by ?? "");
  const way = nodes
    .map(({ by }, step) => {
      const [x, y] = [step * 100 + 50, laneOf(by) * 100 + 50];
      return step === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join("");
  /** The side of the box where the line enters: it runs along the lane first, then down or up into the box. */
  const sideOf = (step: number) => {
    const [before, here] = [step - 1, step].map((one) => laneOf(nodes[one]?.by)) as [number, number];
    return before === here ? "start" : before < here ? "above" : "below";
  };
  return (
    <div className="diagram-lanes" data-lanes={actors.length} data-steps={nodes.length}>
      <ul className="lane-names" aria-hidden="true">
        {each(actors, (actor) => (
          <li>{actor}</li>
        ))}
      </ul>
      <svg
        className="lane-way"
        viewBox={`0 0 ${nodes.length * 100} ${actors.length * 100}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={way} />
      </svg>
      <ol className="diagram lane-steps">
        {each(nodes, ({ by, title, text }, step) => (
          <li data-lane={laneOf(by) + 1} data-step={step + 1} data-from={step > 0 ? sideOf(step) : undefined}>
            <p className="diagram-by">{by}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
