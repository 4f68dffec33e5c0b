import { each } from "#components/ui/each.ts";
import type { DiagramSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

/** A swimlane diagram: a lane for each actor, a column for each step, and a line from step to step. */
function Lanes({ nodes }: Pick<DiagramSection, "nodes">) {
  const actors = [...new Set(nodes.map(({ by }) => by ?? ""))];
  const laneOf = (by: string | undefined) => actors.indexOf(by ?? "");
  const path = nodes
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
        <path d={path} />
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

type Node = DiagramSection["nodes"][number];

/** The path of a ring of arcs, clockwise from the top, with an arrowhead and a gap at the end of each. */
function ring(count: number): string {
  const [middle, radius, gap] = [100, 78, 0.16];
  const at = (angle: number, r = radius) => {
    const [x, y] = [middle + r * Math.sin(angle), middle - r * Math.cos(angle)];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 1].map((one) => (one * 2 * Math.PI) / count) as [number, number];
    const end = to - gap;
    const large = end - from - gap > Math.PI ? 1 : 0;
    const head = `M${at(end - 0.14, radius - 9)}L${at(end)}L${at(end - 0.14, radius + 9)}`;
    return `M${at(from + gap)}A${radius} ${radius} 0 ${large} 1 ${at(end)}${head}`;
  }).join("");
}

const Card = ({ node }: { node: Node }) => (
  <>
    <h3>{node.title}</h3>
    {node.by && <p className="diagram-by">{node.by}</p>}
    <p>{node.text}</p>
  </>
);

function Drawing({ shape, nodes }: Pick<DiagramSection, "shape" | "nodes">) {
  switch (shape) {
    case "chain":
      return (
        <ol className="diagram diagram-chain" data-count={nodes.length}>
          {each(nodes, (node) => (
            <li>
              <Card node={node} />
            </li>
          ))}
        </ol>
      );
    case "cycle":
      return (
        <div className="diagram-round">
          <ol className="diagram diagram-cycle" data-count={nodes.length}>
            {each(nodes, (node) => (
              <li>
                <Card node={node} />
              </li>
            ))}
          </ol>
          <svg className="diagram-ring" viewBox="0 0 200 200" aria-hidden="true">
            <path d={ring(nodes.length)} />
          </svg>
        </div>
      );
    case "lanes":
      return <Lanes nodes={nodes} />;
    default:
      return shape satisfies never;
  }
}

/** How something works: boxes in order with lines between them. On a phone they are stacked. */
export function Diagram({ shape, caption, nodes, ...head }: DiagramSection) {
  return (
    <SectionFrame {...head} wide>
      <figure>
        <Drawing shape={shape} nodes={nodes} />
        <figcaption className="diagram-caption">{caption}</figcaption>
      </figure>
    </SectionFrame>
  );
}
