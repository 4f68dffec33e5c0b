import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/field.tsx";
import { useWords } from "#components/words/use-words.ts";
import { findCountry, listCountries } from "#lib/countries/index.ts";
import type { AskedQuestion } from "#lib/navigator/open/answer.ts";
import { navigatorHref } from "#lib/navigator/open/navigator-href.ts";
import { Carried } from "./carried.tsx";
import { LinkList } from "./link-list.tsx";

/** Asks for the country that a question leaves open, and keeps the question. */
export function WhichCountry({
  asked,
  suggestions,
}: {
  asked: AskedQuestion;
  /** Slugs of countries that are likely meant. */
  suggestions: readonly string[];
}) {
  const words = useWords("navigator-page");
  const likely = suggestions.map((slug) => ({
    href: navigatorHref({ ...asked, countries: [slug] }),
    label: findCountry(slug)?.name ?? slug,
  }));
  return (
    <>
      <p>{words("askCountry.lead")}</p>
      <form action="/navigator" className="answer-form">
        <Carried asked={asked} but="country" />
        <SelectField
          label={words("country")}
          name="country"
          id="country-meant"
          options={listCountries().map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <Button>{words("askCountry.button")}</Button>
      </form>
      <LinkList id="likely-title" title={words("askCountry.likely")} links={likely} />
    </>
  );
}
