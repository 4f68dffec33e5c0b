import "server-only";
import { csvFile } from "#lib/platform/text/csv.ts";
import type { CsvSeparator } from "#lib/platform/text/csv-separators.ts";
import { dutiesOf, type Duty } from "#lib/data/countries/index.ts";
import { dataAsOf, findSource, listCountries } from "#lib/data/countries/record/index.ts";
import { licence } from "./country-files.ts";

/** Tax rates are excluded from downloads: readers must check each with the revenue authority. */
const namesRate = (text: string) => /\d\s?%/.test(text);

/**
 * A duty as exported. The sources of tax dates are written out, because the file lists only the registration sources.
 */
const dutyInFile = ({ what, when, institution, status, sources, dateSources, asOf, confirm }: Duty) => ({
  what,
  when,
  institution,
  status,
  sources,
  ...(dateSources.length > 0 && {
    daySources: dateSources.flatMap((id) => {
      const source = findSource(id);
      return source ? [{ title: source.title, publisher: source.publisher, url: source.url }] : [];
    }),
    dayAsOf: asOf,
  }),
  ...(confirm && { confirm }),
});

/** The steps, duties, sources and open questions of registering a business in all 54 countries. */
export const registrationJson = (): string =>
  JSON.stringify({
    licence,
    compiled: dataAsOf,
    countries: listCountries().map((country) => {
      const { duties: _rows, uncertain, ...path } = country.registration;
      return {
        slug: country.slug,
        ...path,
        duties: dutiesOf(country)
          .filter(({ what, when }) => !namesRate(`${what} ${when}`))
          .map(dutyInFile),
        uncertain: uncertain.filter((text) => !namesRate(text)),
      };
    }),
  });

/** The registration steps as CSV, one per line. */
export function registrationCsv(separator?: CsvSeparator): string {
  const lines = listCountries().flatMap(({ slug, registration }) =>
    registration.steps.map((step) => [
      slug,
      step.order,
      step.what,
      step.institution,
      step.for,
      step.cost?.amount ?? "",
      step.cost?.currency ?? "",
      step.days?.min ?? "",
      step.days?.max ?? "",
      step.online === null ? "" : step.online ? "yes" : "no",
      step.law ?? "",
      step.status,
      registration.sources
        .filter(({ id }) => step.sources.includes(id))
        .map(({ title, year }) => (year ? `${title}, ${year}` : title))
        .join("; "),
    ]),
  );
  const columns = ["country", "order", "step", "institution", "for", "cost", "currency", "days_least", "days_most", "online", "law", "status", "sources"]; // prettier-ignore
  return csvFile([columns, ...lines], separator);
}
