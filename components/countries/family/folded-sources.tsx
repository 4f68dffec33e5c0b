import { each } from "#components/ui/each.ts";

type Props = { sources: readonly { id: string; name: string }[] };

/** The sources of one fact as one mark: the first by its name, each further one as a number, all in the list of the page. */
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
