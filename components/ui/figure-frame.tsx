import type { ReactNode } from "react";
import { useWords } from "#components/words/use-words.ts";

type Props = {
  title: ReactNode;
  /** Who counted and when. Shown under the picture after the word "Source". */
  source: ReactNode;
  /** The same figures as a table. */
  table: ReactNode;
  note?: ReactNode;
  /** Makes the title a heading of this level. */
  level?: 2 | 3 | 4;
  children: ReactNode;
};

/** A chart that can be trusted: it shows what was counted, its source, and the same numbers one tap away. */
export function FigureFrame({ title, source, table, note, level, children }: Props) {
  const words = useWords("page");
  const Title = level ? (`h${level}` as const) : "p";
  return (
    <figure className="figure">
      <figcaption>
        <Title className="figure-title">{title}</Title>
        {note && <p className="text-sm text-muted">{note}</p>}
      </figcaption>
      <div className="figure-picture">{children}</div>
      <p className="source">
        {words("frame.source")}
        {source}
      </p>
      <details className="disclosure disclosure-small">
        <summary>{words("frame.table")}</summary>
        <div className="disclosure-body">{table}</div>
      </details>
    </figure>
  );
}
