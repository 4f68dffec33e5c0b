import { each } from "#components/ui/each.ts";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/field.tsx";
import { fewestCompared, mostCompared } from "./parse-compare.ts";

const labels = ["First country", "Second country", "Third country", "Fourth country"];

type Props = {
  countries: readonly { slug: string; name: string }[];
  /** The chosen slugs, in order. */
  chosen: readonly string[];
  /** Other parameters of the URL, which the form passes on. */
  kept: readonly { name: string; value: string }[];
};

/** Chooses two to four countries. It is a plain GET form, and the middleware redirects to the canonical URL. */
export function CompareForm({ countries, chosen, kept }: Props) {
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
      {each(kept, ({ name, value }) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <Button>Compare</Button>
    </form>
  );
}
