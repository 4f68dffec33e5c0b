import { findSource } from "#lib/countries/record/index.ts";

/** A link down to a source of this page; `children` or else its title is the text. */
export function SourceLink({ id, children }: { id: string; children?: string | number }) {
  const source = findSource(id);
  if (!source) return <>{children ?? id}</>;
  return <a href={`#src-${id}`}>{children ?? source.title}</a>;
}
