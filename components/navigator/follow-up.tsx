import { Button } from "#components/ui/button.tsx";
import { SelectField, TextField } from "#components/ui/field.tsx";
import { useWords } from "#components/words/use-words.ts";
import { findCountry, listCountries } from "#lib/data/countries/record/index.ts";
import { findPassport } from "#lib/data/countries/visa/open/passport-names.ts";
import { inSentence, listed } from "#lib/data/countries/words/open/guide-words.ts";
import { navigatorLimits } from "#lib/domains/navigator/open/limits.ts";

type Props = {
  /** What the answer was about. It is the context of the next question. */
  known: { countries: readonly string[]; about?: string | undefined; passport?: string | undefined };
};

/** Asks a follow-up question with the same country, topic and passport until the visitor changes them. */
export function FollowUp({ known: { countries, about, passport } }: Props) {
  const words = useWords("navigator-page");
  const names = countries.flatMap((slug) => findCountry(slug) ?? []).map(inSentence);
  const [together, of] = [listed(names), passport && findPassport(passport)?.name];
  const state = names[0]
    ? of
      ? words("followUp.aboutWith", { countries: together, passport: of })
      : words("followUp.about", { countries: together })
    : of
      ? words("followUp.passport", { passport: of })
      : words("followUp.none");
  const several = countries.length > 1 ? [{ value: countries.join(","), label: together }] : [];
  return (
    <form action="/navigator" className="answer-form" id="ask-on">
      {about && <input type="hidden" name="about" value={about} />}
      <TextField
        label={words("followUp")}
        name="ask"
        id="further-question"
        maxLength={navigatorLimits.question}
        autoComplete="off"
        required
      />
      <details className="answer-state">
        <summary>
          {state} · <span className="link">{words("followUp.change")}</span>
        </summary>
        <SelectField
          label={words("country")}
          name="country"
          id="country-further"
          options={[
            { value: "", label: words("country.none") },
            ...several,
            ...listCountries().map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          defaultValue={countries.join(",")}
        />
        <TextField
          label={words("passport")}
          name="passport"
          id="passport-further"
          hint={words("passport.hint")}
          defaultValue={passport}
          maxLength={60}
          autoComplete="off"
          optional
        />
      </details>
      <Button>{words("ask")}</Button>
    </form>
  );
}
