import { findSource } from "#lib/data/countries/record/index.ts";

/** A link to a source in the list of this page. Its text is `children`, or else the title of the source. */
export function SourceLink({ id, children }: { id: string; children?: string | number }) {
  const source = findSource(id);
  if (!source) return <>{children ?? id}</>;
  return <a href={`#src-${id}`}>{children ?? source.title}</a>;
}
