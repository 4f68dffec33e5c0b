import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/field.tsx";
import { useWords } from "#components/words/use-words.ts";
import { pathKinds, type PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import { pathName } from "#lib/domains/plans/open/plan-text.ts";

type Props = {
  countries: readonly { slug: string; name: string }[];
  country?: string;
  kind?: PathKind;
};

/** A plain GET form that leads from a country and what is registered there to the sheet of that plan. */
export function SheetForm({ countries, country, kind }: Props) {
  const words = useWords("plan-sheet");
  return (
    <form action="/plan" method="get" className="plan-choose">
      <SelectField
        label={words("choose.country")}
        name="c"
        defaultValue={country}
        options={countries.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <SelectField
        label={words("choose.path")}
        name="path"
        defaultValue={kind}
        options={pathKinds.map((one) => ({ value: one, label: pathName(one) }))}
      />
      <Button variant="secondary">{words("choose.show")}</Button>
    </form>
  );
}
