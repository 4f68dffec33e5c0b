import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import type { VisaAnswer } from "#lib/data/countries/visa/open/visa-answer.ts";
import type { LineWords } from "./visa-words.ts";

export { askVisa } from "./ask-visa.ts";

/** What one country requires of the visitor's passport, with a link to everything that must be shown with it. */
export function VisaLine({
  answer: { name, page, entries },
  to,
  words,
}: {
  answer: VisaAnswer;
  to: CountrySlug;
  words: LineWords;
}) {
  const entry = entries.find((one) => one.to === to);
  if (!entry) return null;
  return (
    <p>
      <b>{`${name}: ${entry.says}.`}</b> {entry.state && <small>{`${entry.state}.`}</small>}{" "}
      {entry.notes.length > 0 && (
        <small>{entry.notes.map(({ text, mark }) => (mark ? `${text} (${mark})` : text)).join(" ")}</small>
      )}{" "}
      {entry.portal && (
        <>
          <a className="ext" href={entry.portal}>
            {words["line.portal"]}
          </a>{" "}
        </>
      )}
      <a href={`${page}#${to}`}>{words["line.all"]}</a> <small>{words["line.noAdvice"]}</small>
    </p>
  );
}
