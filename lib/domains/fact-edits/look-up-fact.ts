import "server-only";
import {
  builtFiles,
  completeFiles,
  findFact,
  type CountryFile,
  type Fact,
} from "#lib/data/countries/record/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";

type FoundFact = {
  /** The file with the overlaid edits, and as in the build. */
  file: CountryFile;
  base: CountryFile;
  /** The fact as shown now, and as in the build. */
  fact: Fact;
  built: Fact;
};

/** A fact of a country, as shown and as in the build. Throws `not_found` if there is none that a form can change. */
export function getFact(country: string, path: string): FoundFact {
  const file = completeFiles().find(({ slug }) => slug === country);
  const base = builtFiles.find(({ slug }) => slug === country);
  const [fact, built] = [file && findFact(file, path), base && findFact(base, path)];
  if (!file || !base || !fact?.isEditable || !built) throw new AppError("not_found", fault("fact.unknown"));
  return { file, base, fact, built };
}
