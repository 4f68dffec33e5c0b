import { regionClass } from "#components/charts/region-class.ts";
import { each } from "#components/ui/each.ts";
import { regions, type Region } from "#lib/data/countries/record/open/schema.ts";

/** A shape for each region, so that regions do not differ by colour alone; centred on 0, for a dot about 12 px wide. */
const forms: Record<Region, string> = {
  "North Africa": "M-5-5H5V5H-5Z",
  "West Africa": "M5.5 0A5.5 5.5 0 1 1-5.5 0A5.5 5.5 0 1 1 5.5 0Z",
  "Central Africa": "M0-6.5 6 4.5H-6Z",
  "East Africa": "M0-6.5 6.5 0 0 6.5-6.5 0Z",
  "Southern Africa": "M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z",
};

export const dotId = (region: Region): string => `dot-${regionClass[region]}`;

/** The shapes, defined once. Each dot refers to its own. */
export const DotForms = () => (
  <defs>
    {each(regions, (region) => (
      <path id={dotId(region)} d={forms[region]} />
    ))}
  </defs>
);

/** The key: the shape and colour of each region. */
export function DotKey({ shown }: { shown: ReadonlySet<Region> }) {
  return (
    <ul className="scatter-key">
      {each(
        regions.filter((region) => shown.has(region)),
        (region) => (
          <li className={regionClass[region]}>
            <svg viewBox="-7 -7 14 14" width="14" height="14" aria-hidden="true">
              <use href={`#${dotId(region)}`} />
            </svg>
            {region}
          </li>
        ),
      )}
    </ul>
  );
}
