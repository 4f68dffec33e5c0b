import { Button } from "#components/ui/button.tsx";
import { SelectField, TextField } from "#components/ui/field.tsx";
import type { Sort } from "#lib/data/countries/finder/open/search.ts";
import { regionOptions } from "../filter-options.ts";
import type { FinderChoice } from "./finder-address.ts";

const sortLabels: Record<Sort, string> = {
  name: "Name",
  region: "Region",
  ease: "Ease: business entry (B-READY)",
  population: "Population",
};
const sortOptions = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

/** The controls of the finder: one text field, two selects and the button that submits when there is no script. */
export function FinderFields({ choice, autoFocus }: { choice?: FinderChoice; autoFocus?: boolean }) {
  return (
    <div className="find-fields">
      <TextField
        label="Country, capital, currency, language, bloc or export"
        name="q"
        type="search"
        defaultValue={choice?.q}
        maxLength={80}
        autoComplete="off"
        autoFocus={autoFocus}
        enterKeyHint="search"
      />
      <SelectField label="Region" name="region" options={regionOptions} defaultValue={choice?.region ?? ""} />
      <SelectField label="Sort by" name="sort" options={sortOptions} defaultValue={choice?.sort ?? "name"} />
      <Button>Search countries</Button>
    </div>
  );
}
