import type { ReactNode } from "react";
import { each } from "#components/ui/each.ts";
import type { Shade } from "./shade-of.ts";

type Props = {
  id: string;
  title: string;
  /** The darkest first, the hatch last; what no country has is left out. */
  rows: readonly { shade: Shade; label: string; count: number }[];
  /** Which way it is better, how many are known, who says so and when. */
  children?: ReactNode;
};

/** What the shades of a map mean, and how many countries have each. The hatch is that of the map on the same page. */
export function MapLegend({ id, title, rows, children }: Props) {
  return (
    <div className="map-legend" id={id}>
      <p className="figure-title">{title}</p>
      <ul>
        {each(
          rows.filter(({ count }) => count > 0),
          ({ shade, label, count }) => (
            <li className={shade}>
              <svg aria-hidden="true">
                <rect width="100%" height="100%" rx="3" />
              </svg>
              <span>{label}</span> <b>{count}</b>
            </li>
          ),
        )}
      </ul>
      {children}
    </div>
  );
}
