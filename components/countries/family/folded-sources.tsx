import { each } from "#components/ui/each.ts";

type Props = { sources: readonly { id: string; name: string }[] };

/**
 * The sources of one fact in one mark: the first by name, the others as numbers, all linked to the list on the page.
 */
export function FoldedSources({ sources }: Props) {
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
