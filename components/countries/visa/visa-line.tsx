import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import type { VisaAnswer } from "#lib/countries/visa/open/visa-answer.ts";

export { askVisa } from "./ask-visa.ts";

/** What one country asks of the visitor's passport, and the way to all that must be told with it. */
export function VisaLine({ answer: { name, page, entries }, to }: { answer: VisaAnswer; to: CountrySlug }) {
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
            Official portal
          </a>{" "}
        </>
      )}
      <a href={`${page}#${to}`}>Sources, and all 54 countries</a>{" "}
      <small>No legal advice: ask the embassy before you book.</small>
    </p>
  );
}
