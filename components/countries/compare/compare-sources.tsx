import { each } from "#components/ui/each.ts";
import { ExternalLink } from "#components/ui/external-link.tsx";
import { findSource, type Comparison } from "#lib/countries/index.ts";

/** Every source of the figures above, with its licence and the words it asks to be shown. */
export function CompareSources({ comparison }: { comparison: Comparison }) {
  const ids = new Set(
    comparison.groups.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => cells.flatMap(({ figure }) => figure?.source ?? [])),
    ),
  );
  return (
    <ul className="source-list">
      {each(
        [...ids].flatMap((id) => findSource(id) ?? []),
        ({ id, title, publisher, url, licence, snapshot, attribution, note }) => (
          <li id={`source-${id}`}>
            {url ? <ExternalLink href={url}>{title}</ExternalLink> : title}
            <small>{`${publisher}. Licence: ${licence}. Copy read: ${snapshot}.`}</small>
            {attribution && <small>{attribution}</small>}
            {note && <small>{note}</small>}
          </li>
        ),
      )}
    </ul>
  );
}
