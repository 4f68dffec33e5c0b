import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/field.tsx";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { guideTopics } from "#lib/data/countries/words/open/guide-topics.ts";

const countries = listCountries().map(({ slug, name }) => ({ value: slug, label: name }));
const topics = guideTopics.map(({ part, question }) => ({ value: part, label: question }));

/**
 * Leads from a country and a question to the part of the guide that answers: a GET form that middleware.ts redirects.
 */
export function AskGuides() {
  return (
    <form action="/navigator" method="get" className="grid gap-5">
      <SelectField label="Country" name="country" options={countries} />
      <SelectField label="What do you want to know?" name="topic" options={topics} />
      <Button className="justify-self-start">Go to the answer</Button>
    </form>
  );
}
