import { each } from "#components/ui/each.ts";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/field.tsx";
import { fewestCompared, mostCompared } from "./parse-compare.ts";

const labels = ["First country", "Second country", "Third country", "Fourth country"];

type Props = {
  countries: readonly { slug: string; name: string }[];
  /** Slugs already chosen, in order. */
  chosen: readonly string[];
  /** The passport of the address, which goes along. */
  passport?: string | undefined;
};

/** Two to four countries to choose. A plain form: the middleware turns its answer into the one address that is shared. */
export function CompareForm({ countries, chosen, passport }: Props) {
  const options = countries.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <form action="/explore/compare" className="compare-form">
      {each(labels.slice(0, mostCompared), (label, index) => (
        <SelectField
          id={`c${index + 1}`}
          name="c"
          label={label}
          optional={index >= fewestCompared}
          required={index < fewestCompared}
          options={[
            { value: "", label: index < fewestCompared ? "Choose a country" : "No further country" },
            ...options,
          ]}
          defaultValue={chosen[index] ?? ""}
        />
      ))}
      {passport && <input type="hidden" name="passport" value={passport} />}
      <Button>Compare</Button>
    </form>
  );
}
