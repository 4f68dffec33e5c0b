import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import type { VisaAnswer } from "#lib/data/countries/visa/open/visa-rules.ts";
import type { LineWords } from "./visa-words.ts";

export type Asked = { answer: VisaAnswer; problem?: undefined } | { answer?: undefined; problem: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The message of a rejection: the one for the passport field, or else the general one. */
function problemOf({ error, fields }: Record<string, unknown>, failed: string): string {
  const own =
    isRecord(fields) && Array.isArray(fields["passport"]) ? (fields["passport"][0] as unknown) : null;
  return typeof own === "string" ? own : typeof error === "string" ? error : failed;
}

/**
 * Fetches what a country requires of a passport, named by code, country or adjective. Only these two values leave the
 * device. Never rejects: `failed` is the message if there is no other.
 */
export async function askVisa(
  passport: string,
  to: string,
  failed: string,
  signal?: AbortSignal,
): Promise<Asked> {
  try {
    const query = new URLSearchParams({ passport, to });
    const answer: unknown = await (await fetch(`/api/visa?${query}`, { signal: signal ?? null })).json();
    if (!isRecord(answer)) return { problem: failed };
    if (answer["ok"] !== true) return { problem: problemOf(answer, failed) };
    const { data } = answer;
    return isRecord(data) && Array.isArray(data["entries"])
      ? { answer: data as VisaAnswer }
      : { problem: failed };
  } catch {
    return { problem: failed };
  }
}

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
