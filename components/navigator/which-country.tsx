import { buttonClass } from "#components/ui/button-class.ts";
import { Button } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import { SelectField } from "#components/ui/field.tsx";
import { useWords } from "#components/words/use-words.ts";
import { findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import { listed } from "#lib/data/countries/words/open/guide-words.ts";
import type { AskedQuestion } from "#lib/domains/navigator/open/answer.ts";
import { navigatorHref } from "#lib/domains/navigator/open/navigator-href.ts";
import { Carried } from "./carried.tsx";
import { LinkList } from "./link-list.tsx";

/** Asks for the country that a question leaves open, and keeps the question. */
export function WhichCountry({
  asked,
  suggestions,
  isShared = false,
}: {
  asked: AskedQuestion;
  /** Slugs of the countries that are probably meant. */
  suggestions: readonly string[];
  /** The question uses a name that exactly these countries share. */
  isShared?: boolean;
}) {
  const words = useWords("navigator-page");
  const likely = suggestions.map((slug) => ({
    href: navigatorHref({ ...asked, countries: [slug] }),
    label: findCountry(slug)?.name ?? slug,
  }));
  if (isShared)
    return (
      <>
        <p>{words("askCountry.shared", { names: listed(likely.map(({ label }) => label)) })}</p>
        <ul className="flex flex-wrap gap-3">
          {each(likely, ({ href, label }) => (
            <li>
              <a href={href} className={buttonClass("primary")}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </>
    );
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
