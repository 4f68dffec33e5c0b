import { each } from "#components/ui/each.ts";
import { Lanes } from "./lanes.tsx";
import type { DiagramSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

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
