import { each } from "#components/ui/each.ts";
import { families, listDivisions, type Family } from "#lib/data/content/divisions.ts";

const square = 16;

/** The fields of work, each with a square for every division in it. All squares are empty: none is open. */
export function Families() {
  return (
    <ul className="home-families">
      {each(Object.keys(families) as Family[], (family) => {
        const count = listDivisions(family).length;
        return (
          <li>
            {families[family]}
            <span className="sr-only">{`: ${count}`}</span>
            <svg width={count * square} height={square} aria-hidden="true">
              {each(listDivisions(family), (_, index) => (
                <rect className="draw-dot" x={index * square + 1} y="2" width="12" height="12" />
              ))}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
