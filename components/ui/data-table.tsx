import { each } from "#components/ui/each.ts";
import type { ReactNode } from "react";

type Props = {
  caption: string;
  /** Hides the caption from view but keeps it for screen readers, where a heading just above says the same. */
  captionHidden?: boolean;
  columns: readonly { label: string; numeric?: boolean }[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly ReactNode[])[];
  /**
   * May be wider than a phone: it scrolls inside itself and can be reached by keyboard. Default: from three columns on.
   */
  wide?: boolean;
};

/** A table with a caption and header cells that never makes the page itself scroll sideways. */
export function DataTable({
  caption,
  captionHidden = false,
  columns,
  rows,
  wide = columns.length > 2,
}: Props) {
  const table = (
    <table className="table">
      <caption className={captionHidden ? "sr-only" : undefined}>
        {wide ? <span>{caption}</span> : caption}
      </caption>
      <thead>
        <tr>
          {each(columns, (column) => (
            <th scope="col" className={column.numeric ? "num" : undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {each(rows, (row) => (
          <tr>
            {each(row, (cell, index) =>
              index === 0 ? (
                <th scope="row">{cell}</th>
              ) : (
                <td className={columns[index]?.numeric ? "num" : undefined}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!wide) return table;
  return (
    <div className="scroll-x" role="region" aria-label={caption} tabIndex={0}>
      {table}
    </div>
  );
}
