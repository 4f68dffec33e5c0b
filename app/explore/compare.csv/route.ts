import { fewestCompared, mostCompared, parseCompare } from "#components/countries/compare/parse-compare.ts";
import { comparisonCsv } from "#lib/data/countries/index.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import { query, route } from "#lib/platform/http/endpoint.ts";
import { csvName, csvSeparators } from "#lib/platform/text/csv-separators.ts";
import { fail } from "#lib/platform/http/envelope.ts";

const problem = `Name ${fewestCompared} to ${mostCompared} countries by their slugs, divided by commas: c=kenya,ghana.`;

const separators = `Say how columns are separated: separator=${csvSeparators.join(" or separator=")}.`;

/** The comparison as a CSV file. It is stricter than the page: it rejects an unknown or surplus country. */
function answer(request: Request): Response {
  const { searchParams } = new URL(request.url);
  const { slugs, unknown, left } = parseCompare(
    searchParams.getAll("c"),
    (slug) => findCountry(slug) !== undefined,
  );
  if (slugs.length < fewestCompared || unknown.length > 0 || left.length > 0) {
    return fail(new AppError("invalid_input", problem, { fields: { c: [problem] } }));
  }
  const separator = csvSeparators.find((one) => one === (searchParams.get("separator") ?? "comma"));
  if (!separator)
    return fail(new AppError("invalid_input", separators, { fields: { separator: [separators] } }));
  const countries = slugs.flatMap((slug) => findCountry(slug) ?? []);
  return new Response(comparisonCsv(countries, separator), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${csvName(`compare-${slugs.join("-")}`, separator)}"`,
      "cache-control": "public, max-age=3600",
    },
  });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: query("compareCsv", answer) });
