import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/field.tsx";
import { pathKinds, type PathKind } from "#lib/countries/paths/open/path-kinds.ts";
import { pathName } from "#lib/plans/open/plan-words.ts";

type Props = {
  countries: readonly { slug: string; name: string }[];
  country?: string;
  kind?: PathKind;
};

/** A country and what is registered there lead to the sheet of that plan. A plain form. */
export const SheetForm = ({ countries, country, kind }: Props) => (
  <form action="/plan" method="get" className="plan-choose">
    <SelectField
      label="Country"
      name="c"
      defaultValue={country}
      options={countries.map(({ slug, name }) => ({ value: slug, label: name }))}
    />
    <SelectField
      label="What you register"
      name="path"
      defaultValue={kind}
      options={pathKinds.map((one) => ({ value: one, label: pathName(one) }))}
    />
    <Button variant="secondary">Show the plan</Button>
  </form>
);
