import type { ReactNode } from "react";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";

type Props = {
  /** The parts that are on the page, with their labels. */
  links: readonly { id: string; label: string }[];
};

/** Links to the parts of a portal that a member uses. */
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

export type Part = { id: string; view: ReactNode };

/** The parts of a portal, the chosen one first. An unknown name changes nothing. */
export function PortalParts({ parts, chosen }: { parts: readonly Part[]; chosen: string | undefined }) {
  const inOrder = parts.toSorted((one, other) => Number(other.id === chosen) - Number(one.id === chosen));
  return each(inOrder, ({ id, view }) =>
    id === chosen ? <div className="portal-chosen">{view}</div> : view,
  );
}
