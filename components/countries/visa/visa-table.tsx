import { AppLink, ExternalLink } from "#components/ui/app-link.tsx";
import { each, joined } from "#components/ui/each.ts";
import {
  portalOf,
  type Entry,
  type PassportSummary,
  noteMark,
  noteWords,
  stateWords,
} from "#lib/data/countries/index.ts";
import { findSource } from "#lib/data/countries/record/index.ts";
import type { Known } from "#lib/data/countries/record/open/known.ts";
import { regions, type Country } from "#lib/data/countries/record/open/schema.ts";
import { type EntryRule, ruleWords } from "#lib/data/countries/visa/open/visa-rules.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import { countryPath } from "#lib/data/site/country-path.ts";

/** The class that sets the colour of a rule (visa.css). It is always shown with its letter or its name. */
export const ruleClass: Readonly<Record<EntryRule, string>> = {
  own: "v-own",
  visa_free: "v-free",
  visa_on_arrival: "v-arrival",
  eta: "v-eta",
  e_visa: "v-online",
  visa_required: "v-embassy",
  no_admission: "v-none",
};

/** When the rule changed, if it did, and what must be shown beside it, each with its certainty and its sources. */
function EntryNotes({ entry }: { entry: Entry }) {
  return (
    <>
      {entry.change && <small>{`${stateWords(entry)}.`}</small>}
      {each(entry.notes, (note, index) => {
        // The reason for a change is shown under the change, which already states the certainty.
        const mark = entry.change && index === 0 ? null : noteMark(note);
        const read = note.sources.flatMap((id) => findSource(id) ?? []);
        return (
          <small>
            {noteWords(note)} {mark && <i className="ind">{mark}</i>}{" "}
            {joined(read, ", ", ({ id, publisher, snapshot }) => (
              <a href={`#src-${id}`}>{`${publisher}, ${dateWords(snapshot)}`}</a>
            ))}
          </small>
        );
      })}
    </>
  );
}

function Row({ country: { slug, name }, known }: { country: Country; known: Known<Entry> }) {
  const { fact } = known;
  const portal = fact && portalOf(fact);
  return (
    <tr id={slug}>
      <th scope="row">
        <AppLink href={countryPath("/start-business/*", slug)}>{name}</AppLink>
      </th>
      <td className={fact ? ruleClass[fact.rule] : undefined}>
        {fact ? (
          <>
            <i aria-hidden="true">{ruleWords[fact.rule].letter}</i> {ruleWords[fact.rule].label}
          </>
        ) : (
          <>
            <b className="nd">No data</b> <small>{known.reason}</small>
          </>
        )}
        <small>
          <AppLink href={`${countryPath("/one-africa/*", slug)}#enter`}>Coming in</AppLink>
          {portal && (
            <>
              {" · "}
              <ExternalLink href={portal}>Official portal</ExternalLink>
            </>
          )}
        </small>
        {fact && <EntryNotes entry={fact} />}
      </td>
      <td className="num">{fact?.days ?? (fact?.rule === "own" ? "no limit" : "No data")}</td>
    </tr>
  );
}

/** The 54 countries by region: rule, days of one stay, links, and what must be shown beside the rule. */
export function VisaTable({ rows, name }: { rows: PassportSummary["rows"]; name: string }) {
  return (
    <>
      {each(regions, (region) => (
        <table className="table visa-table">
          <caption>{`${region}: what is asked of the ${name}`}</caption>
          <thead>
            <tr>
              <th scope="col">Country</th>
              <th scope="col">Rule</th>
              <th scope="col" className="num">
                Days
              </th>
            </tr>
          </thead>
          <tbody>
            {each(
              rows.filter(({ country }) => country.region === region),
              (row) => (
                <Row {...row} />
              ),
            )}
          </tbody>
        </table>
      ))}
    </>
  );
}
