import { each } from "#components/ui/each.ts";
import { guideSections } from "./sections.ts";

/** What is on the page: folded away on a phone, beside the text on a wide screen. */
export function GuideContents() {
  return (
    <nav className="toc" aria-label="On this page">
      <details>
        <summary>On this page</summary>
        <ol>
          {each(guideSections, ({ id, title }) => (
            <li>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
