import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/field.tsx";
import { listCountries } from "#lib/countries/record/index.ts";
import { guideTopics } from "#lib/content/guide-topics.ts";

const countries = listCountries().map(({ slug, name }) => ({ value: slug, label: name }));
const topics = guideTopics.map(({ part, question }) => ({ value: part, label: question }));

/** A country and a question lead to the part of its guide that answers. A plain form: middleware.ts sends the visitor on. */
export function AskGuides() {
  return (
    <form action="/navigator" method="get" className="grid gap-5">
      <SelectField label="Country" name="country" options={countries} />
      <SelectField label="What do you want to know?" name="topic" options={topics} />
      <Button className="justify-self-start">Go to the answer</Button>
    </form>
  );
}
