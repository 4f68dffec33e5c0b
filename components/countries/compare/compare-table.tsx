import type { ReactNode } from "react";
import { each } from "#components/ui/each.ts";
import { Flag } from "#components/ui/flag.tsx";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

export type CompareRow = {
  label: string;
  /** A remark on the row as a whole. */
  note?: string | null;
  /** One for each country, in the same order. */
  cells: readonly ReactNode[];
};

type Props = {
  caption: string;
  countries: readonly Country[];
  rows: readonly CompareRow[];
  /** What represents a country in the head of the table. */
  nameOf?: (country: Country) => ReactNode;
};

/**
 * Countries side by side. On a phone the values are stacked under the label, each with the flag and code of its
 * country, and the head stays above as their key, so that nothing scrolls sideways.
 */
export function CompareTable({ caption, countries, rows, nameOf = ({ name }) => name }: Props) {
  return (
    <table className="versus">
      <caption className="sr-only">{`${caption}: ${countries.map(({ name }) => name).join(", ")}`}</caption>
      <thead>
        <tr>
          <td />
          {each(countries, (country) => (
            <th scope="col" data-code={country.iso2}>
              <Flag iso2={country.iso2} /> {nameOf(country)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {each(rows, ({ label, note, cells }) => (
          <tr>
            <th scope="row">
              {label}
              {note && <small>{note}</small>}
            </th>
            {each(countries, ({ iso2 }, index) => (
              <td data-code={iso2}>
                <Flag iso2={iso2} /> {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
