import { each } from "#components/ui/each.ts";
import { ExternalLink } from "#components/ui/external-link.tsx";
import { dateWords } from "#lib/countries/words/open/guide-words.ts";
import { findSource } from "#lib/countries/index.ts";

/** Sources by their ids, each once, with its terms: where the years on the page lead to (`#src-<id>`). */
export function SourceList({ ids }: { ids: readonly string[] }) {
  const used = [...new Set(ids)].flatMap((id) => findSource(id) ?? []);
  const attributions = [...new Set(used.flatMap(({ attribution }) => attribution ?? []))];
  return (
    <>
      <ol className="source-list">
        {each(used, ({ id, title, publisher, url, snapshot, licence, note, draft }) => (
          <li id={`src-${id}`}>
            {url ? <ExternalLink href={url}>{title}</ExternalLink> : title}
            {`. ${publisher}. Copy: ${dateWords(snapshot)}. Terms: ${licence}.`}
            {draft && " An unreviewed draft."}
            {note && ` ${note}`}
          </li>
        ))}
      </ol>
      {attributions.length > 0 && <p className="fine-print">{attributions.join(" ")}</p>}
    </>
  );
}
