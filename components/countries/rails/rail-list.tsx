import { each } from "#components/ui/each.ts";
import { railDetail } from "./rail-detail.ts";
import type { RailLine } from "./rail-facts.ts";
import { SourceRefs } from "./source-refs.tsx";

/** The services of one kind in one country, each marked with its sources or as indicative, or why there are none. */
export function RailList({ lines, reason }: { lines: readonly RailLine[]; reason: string }) {
  if (lines.length === 0) return <span className="no-data">{reason}</span>;
  return (
    <ul className="rail-list">
      {each(lines, (line) => {
        const detail = railDetail(line);
        return (
          <li>
            {line.name}
            {detail && <small> {detail}</small>}
            {line.status === "indicative" && <i> indicative</i>}
            <SourceRefs refs={line.refs} />
          </li>
        );
      })}
    </ul>
  );
}
