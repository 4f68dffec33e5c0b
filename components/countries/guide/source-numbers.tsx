import { joined } from "#components/ui/each.ts";
import type { Registration } from "#lib/data/countries/record/open/registration-schema.ts";

type Props = { ids: readonly string[]; sources: Registration["sources"] };

/** Sources by their number in the list of the same page, each a link to its entry. */
export function SourceNumbers({ ids, sources }: Props) {
  const read = sources.flatMap(({ id }, index) => (ids.includes(id) ? [{ id, number: index + 1 }] : []));
  return joined(read, " ", ({ id, number }) => <a href={`#src-reg-${id}`}>{`[${number}]`}</a>);
}
