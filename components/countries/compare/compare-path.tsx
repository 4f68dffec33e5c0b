import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import type { PathComparison, PathPart } from "#lib/data/countries/index.ts";
import { pathKinds, type PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import { pathWords } from "#lib/data/countries/paths/open/path-words.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { startPath } from "#lib/data/site/start-path.ts";
import type { PageHref } from "#lib/data/site/paths.ts";
import { CompareTable } from "./compare-table.tsx";
import { commonReason, lacksTown, PathCell } from "./path-cell.tsx";

const partLabels: Readonly<Record<PathPart, string>> = {
  cost: "It costs",
  time: "It takes",
  place: "Where",
  online: "Online",
  capital: "Capital you must show",
};

type Props = {
  countries: readonly Country[];
  path: PathKind;
  compared: PathComparison;
  /** The visible rows. */
  parts: readonly PathPart[];
  hrefOf: (path: PathKind) => PageHref;
};

/**
 * What registering one path takes, side by side: the answer at the top of each guide. Each name links to that guide.
 */
export function ComparePath({ countries, path, compared: { answers, best }, parts, hrefOf }: Props) {
  const saidBelow = commonReason(parts, answers);
  const hasNoTown = parts.includes("place") && answers.some(({ answer }) => lacksTown(answer));
  return (
    <>
      <nav className="compare-paths" aria-label="What you register">
        {each(pathKinds, (kind) => (
          <AppLink href={hrefOf(kind)} aria-current={kind === path ? "page" : undefined}>
            {pathWords[kind].tab}
          </AppLink>
        ))}
      </nav>
      <CompareTable
        caption={pathWords[path].tab}
        countries={countries}
        nameOf={({ slug, name }) => <AppLink href={startPath(path, slug)}>{name}</AppLink>}
        rows={parts.map((part) => ({
          label: partLabels[part],
          cells: answers.map(({ slug, answer }) => (
            <PathCell
              key={slug}
              part={part}
              answer={answer}
              isBest={best[part].includes(slug)}
              saidBelow={saidBelow}
            />
          )),
        }))}
      />
      {saidBelow && <p className="versus-note">{`“No data”: ${saidBelow}`}</p>}
      {hasNoTown && <p className="versus-note">Where an office has no town, our sources name none.</p>}
      <p className="versus-note">
        “Best” is the least, where every value is sourced, has a year and is not old; amounts are set beside
        each other at the newest rates of this site.
      </p>
    </>
  );
}
