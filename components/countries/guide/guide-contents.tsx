import { each } from "#components/ui/each.ts";
import { guideSections } from "#lib/countries/words/open/guide-sections.ts";

/**
 * What is on the page. On a phone a fold opens the list after it; on a wide screen the list stands open beside the
 * text under a plain line instead, because a fold would be announced as closed.
 */
export function GuideContents() {
  return (
    <nav className="toc" aria-label="On this page">
      <p>On this page</p>
      <details>
        <summary>On this page</summary>
      </details>
      <ol>
        {each(guideSections, ({ id, title }) => (
          <li>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
