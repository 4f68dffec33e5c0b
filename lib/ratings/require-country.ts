import "server-only";
import { findCountry } from "../countries/index.ts";
import { AppError } from "../errors.ts";

/** Throws `not_found` unless `slug` is one of the 54. */
export function requireCountry(slug: string): void {
  if (findCountry(slug)) return;
  throw new AppError("not_found", "There is no such country here. Check its name in the address.");
}
