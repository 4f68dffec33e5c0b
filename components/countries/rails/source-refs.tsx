/** Numbers that lead to the list of sources under the tables. */
export function SourceRefs({ refs }: { refs: readonly number[] }) {
  return refs.map((number) => (
    <a key={number} className="rail-ref" href={`#rail-source-${number}`}>
      {number}
    </a>
  ));
}
