import { each } from "#components/ui/each.ts";
import type { Link } from "#lib/domains/navigator/open/answer.ts";

/** Links under a heading. Renders nothing when there are none. */
export function LinkList({ id, title, links }: { id: string; title: string; links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="answer-links">
      <h2 id={id}>{title}</h2>
      <ul>
        {each(links, ({ href, label }) => (
          <li>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
