import type { ReactNode } from "react";
import { each } from "#components/ui/each.ts";
import { casePath } from "#lib/backoffice/desk/open/paths.ts";

type Row = {
  reference: string;
  /** Undefined if the case cannot be read here. */
  title: string | undefined;
  why?: string | undefined;
  marks?: ReactNode;
};

/** A list of cases with a remark on each. */
export function BulkRows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="account-rows desk-rows">
      {each(rows, ({ reference, title, why, marks }) => (
        <li>
          <div>
            {title && <a href={casePath(reference)}>{title}</a>}
            <small className="desk-reference" translate="no">
              {reference}
            </small>
          </div>
          {(why ?? marks) && (
            <div className="desk-why">
              {marks && <p className="desk-marks">{marks}</p>}
              {why && <p>{why}</p>}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
