import { AppLink, ExternalLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { findSource } from "#lib/data/countries/record/index.ts";
import { editionWords } from "#lib/data/countries/words/open/guide-words.ts";

type Props = {
  ids: readonly string[];
  /** Pages with a tight size budget link to the terms instead of repeating them. */
  terms?: "here" | "by link";
};

/** Sources by id, each once with its terms. The years on the page link here (`#src-<id>`). */
export function SourceList({ ids, terms = "here" }: Props) {
  const used = [...new Set(ids)].flatMap((id) => findSource(id) ?? []);
  const attributions = [...new Set(used.flatMap(({ attribution }) => attribution ?? []))];
  return (
    <>
      <ol className="source-list">
        {each(used, ({ id, title, publisher, url, snapshot, licence, note, draft }) => (
          <li id={`src-${id}`}>
            {url ? <ExternalLink href={url}>{title}</ExternalLink> : title}
            {`. ${publisher}. Edition: ${editionWords(snapshot)}.`}
            {terms === "here" && ` Terms: ${licence}.`}
            {draft && " An unreviewed draft."}
            {note && ` ${note}`}
          </li>
        ))}
      </ol>
      {terms === "by link" && (
        <p className="fine-print">
          Terms of each source:{" "}
          <AppLink className="link" href="/downloads">
            Downloads
          </AppLink>
          .
        </p>
      )}
      {attributions.length > 0 && <p className="fine-print">{attributions.join(" ")}</p>}
    </>
  );
}

type FoldedSourcesProps = { sources: readonly { id: string; name: string }[] };

/**
 * The sources of one fact in one mark: the first by name, the others as numbers, all linked to the list on the page.
 */
export function FoldedSources({ sources }: FoldedSourcesProps) {
  const [first, ...more] = sources;
  if (!first) return null;
  return (
    <>
      <a href={`#src-${first.id}`}>{first.name}</a>
      {each(more, ({ id, name }, index) => (
        <>
          {" "}
          <a href={`#src-${id}`} aria-label={`[${index + 2}] ${name}`}>{`[${index + 2}]`}</a>
        </>
      ))}
    </>
  );
}
