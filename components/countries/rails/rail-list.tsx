import { each } from "#components/ui/each.ts";
import type { RailLine } from "./rail-facts.ts";
import { SourceRefs } from "./source-refs.tsx";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A year stays as it is; a full date is written out. */
const dated = (since: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(since) ? day.format(new Date(`${since}T00:00:00Z`)) : since;

function detailOf({ name, operator, since, sinceStatus }: RailLine): string | null {
  const by = operator && operator !== name ? operator : null;
  const begun = since && dated(since);
  const when = begun && (sinceStatus === "indicative" ? `since ${begun}, indicative` : `since ${begun}`);
  return [by, when].filter(Boolean).join(", ") || null;
}

/** The services of one kind in one country, each marked by its sources or as indicative; or why there are none. */
export function RailList({ lines, reason }: { lines: readonly RailLine[]; reason: string }) {
  if (lines.length === 0) return <span className="no-data">{reason}</span>;
  return (
    <ul className="rail-list">
      {each(lines, (line) => {
        const detail = detailOf(line);
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
