import type { ReactNode } from "react";
import { useWords } from "#components/words/use-words.ts";
import { hrefIn } from "#lib/site/href-in.ts";
import { SectionBoundaryIsland } from "./section-boundary-island.tsx";

type Props = {
  children?: ReactNode;
  /** What stands over the message when the section is gone, such as the title of the page if that went with it. */
  title?: ReactNode;
};

/** Keeps a fault in one part of a page from taking the rest of the page with it. */
export function SectionBoundary({ children, title }: Props) {
  const words = useWords("boundary");
  return (
    <SectionBoundaryIsland
      title={title}
      words={words.pick("section", "retry", "home")}
      homeHref={hrefIn(words.locale, "/")}
    >
      {children}
    </SectionBoundaryIsland>
  );
}
