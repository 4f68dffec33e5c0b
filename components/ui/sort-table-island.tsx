"use client";

import { useRef, useState, type ReactNode } from "react";
import { orderRows, type Direction, type SortKey, saySorted, type SortedWords } from "./sorted-words.ts";
import { useScripted } from "./use-scripted.ts";

export type SortColumn = {
  label: string;
  /**
   * The row's `data-` attribute with the number to sort by; "name" for the text of its header cell. Absent: not
   * sortable.
   */
  by?: string;
  /** The direction of the first click; ascending when absent. */
  first?: Direction;
};

export type SortTableProps = {
  className: string;
  caption: ReactNode;
  columns: readonly SortColumn[];
  /** How the server has sorted the rows. */
  sorted: { by: string; direction: Direction };
  /** The `tbody`, rendered on the server. */
  children: ReactNode;
};

type Props = SortTableProps & { words: SortedWords };

const other: Record<Direction, Direction> = { ascending: "descending", descending: "ascending" };

function keyOf(row: HTMLTableRowElement, by: string): SortKey {
  if (by === "name") return row.querySelector("th")?.textContent.trim() ?? "";
  const value = row.getAttribute(`data-${by}`);
  return value === null ? undefined : Number(value);
}

/**
 * `SortTable` in the browser. A click moves the existing rows and renders none again, which is quick on a slow phone.
 */
export function SortTableIsland({ className, caption, columns, sorted, children, words }: Props) {
  const isScripted = useScripted();
  const [order, setOrder] = useState(sorted);
  const [announced, setAnnounced] = useState("");
  const table = useRef<HTMLTableElement>(null);

  function handleSort({ label, by, first = "ascending" }: SortColumn) {
    const body = table.current?.tBodies[0];
    if (!by || !body) return;
    const direction = order.by === by ? other[order.direction] : first;
    const rows = [...body.rows];
    const keys = rows.map((row) => keyOf(row, by));
    body.append(...orderRows(keys, direction).flatMap((at) => rows[at] ?? []));
    setOrder({ by, direction });
    setAnnounced(saySorted(words, { label, by }, direction));
  }

  return (
    <>
      <table ref={table} className={className}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                aria-sort={column.by && column.by === order.by ? order.direction : undefined}
              >
                {isScripted && column.by ? (
                  <button type="button" onClick={() => handleSort(column)}>
                    {column.label}
                  </button>
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}
