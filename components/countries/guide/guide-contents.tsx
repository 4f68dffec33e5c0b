import { each } from "#components/ui/each.ts";
import { guideSections } from "#lib/data/countries/words/open/guide-sections.ts";

/**
 * The table of contents. On a phone a disclosure opens the list after it. On a wide screen the list is always visible
 * beside the text under a plain line, because a disclosure would be announced as collapsed.
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
