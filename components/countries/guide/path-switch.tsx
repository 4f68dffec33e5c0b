import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { pathKinds, type PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import { pathWords } from "#lib/data/countries/paths/open/path-words.ts";
import { startPath } from "#lib/data/site/start-path.ts";

/** What to register. Each choice is its own page, with its own answer, steps and papers. */
export function PathSwitch({ slug, current }: { slug: string; current: PathKind }) {
  return (
    <nav className="path-switch" aria-label="What you register">
      <ul>
        {each(pathKinds, (kind) => (
          <li>
            <AppLink href={startPath(kind, slug)} aria-current={kind === current ? "page" : undefined}>
              {pathWords[kind].tab}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
