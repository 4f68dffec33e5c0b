import { each } from "#components/ui/each.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { Flag } from "#components/ui/flag.tsx";
import type { Comparison } from "#lib/countries/index.ts";
import { CompareCell } from "./compare-cell.tsx";
import { spreadWords } from "./compare-words.ts";

type Props = { group: Comparison["groups"][number]; countries: Comparison["countries"] };

/** The figures of one group side by side. Scrolls inside itself on a small screen while the names of the figures stay. */
export function CompareTable({ group: { group, label, rows }, countries }: Props) {
  return (
    <div className="compare-group">
      <h3 id={`group-${group}`} className="text-xl">
        {label}
      </h3>
      <div className="compare-scroll" role="region" aria-labelledby={`group-${group}`} tabIndex={0}>
        <table className={`compare-table compare-${countries.length}`}>
          <caption className="sr-only">{`${label}: ${countries.map(({ name }) => name).join(", ")}`}</caption>
          <thead>
            <tr>
              <th scope="col">Figure</th>
              {each(countries, ({ slug, name, iso2 }) => (
                <th scope="col">
                  <Flag iso2={iso2} /> <AppLink href={`/start-business/${slug}`}>{name}</AppLink>
                </th>
              ))}
              <th scope="col">How far apart</th>
            </tr>
          </thead>
          <tbody>
            {each(rows, (row) => (
              <tr>
                <th scope="row">{row.label}</th>
                {each(row.cells, (cell) => (
                  <td>
                    <CompareCell figureKey={row.key} cell={cell} isBest={row.best.includes(cell.slug)} />
                  </td>
                ))}
                <td className="compare-spread">{spreadWords(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Disclosure summary="What these figures count">
        <dl className="compare-meanings">
          {each(rows, (row) => (
            <div>
              <dt>{row.label}</dt>
              <dd>{row.meaning}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}
