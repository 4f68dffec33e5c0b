import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";

type Props = {
  /** Of the parts that are on the page, with what each is called. */
  links: readonly { id: string; label: string }[];
};

/** The ways to the parts of a portal that a member uses. */
export function PortalNav({ links }: Props) {
  const words = useWords("member-side");
  return (
    <nav aria-label={words("nav.label")} className="tab-list portal-nav">
      {each(links, ({ id, label }) => (
        <a href={`#${id}`}>{label}</a>
      ))}
    </nav>
  );
}
