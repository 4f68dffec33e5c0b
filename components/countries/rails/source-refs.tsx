import { each } from "#components/ui/each.ts";
/** Numbers that link to the list of sources under the tables. */
export function SourceRefs({ refs }: { refs: readonly number[] }) {
  return each(refs, (number) => (
    <a className="rail-ref" href={`#rail-source-${number}`}>
      {number}
    </a>
  ));
}
