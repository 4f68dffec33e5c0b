import "server-only";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** Throws `not_found` unless `slug` is one of the 54. */
export function requireCountry(slug: string): void {
  if (findCountry(slug)) return;
  throw new AppError("not_found", fault("noCountry"));
}
