import { Button } from "#components/ui/button.tsx";
import { SelectField, TextArea } from "#components/ui/field.tsx";
import { useWords } from "#components/words/use-words.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { navigatorLimits } from "#lib/domains/navigator/open/limits.ts";

type Props = {
  /** The initial text of the field, even if it is longer than the limit of a question. */
  ask?: string | undefined;
  /** The slug of the country that is selected initially. */
  country?: string | undefined;
  error?: string | undefined;
};

/**
 * One question, and a country in case it names none. It is a plain GET form, so the URL of the answer can be shared.
 */
export function QuestionForm({ ask, country, error }: Props) {
  const words = useWords("navigator-page");
  const countries = listCountries().map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <form action="/navigator" className="grid gap-5">
      <TextArea
        label={words("question")}
        name="ask"
        id="your-question"
        hint={words("question.hint", { most: navigatorLimits.question })}
        {...(error && { error })}
        rows={2}
        defaultValue={ask}
        maxLength={navigatorLimits.question}
        autoComplete="off"
        required
      />
      <SelectField
        label={words("country")}
        name="country"
        id="country-asked"
        optional
        options={[{ value: "", label: words("country.none") }, ...countries]}
        defaultValue={country}
      />
      <Button className="justify-self-start">{words("ask")}</Button>
    </form>
  );
}
