import "server-only";
import {
  builtFiles,
  completeFiles,
  findFact,
  type CountryFile,
  type Fact,
} from "../countries/record/index.ts";
import { AppError } from "../errors.ts";
import { fault } from "../words/faults.ts";

export type FoundFact = {
  /** The file with what is laid over it, and as the build has it. */
  file: CountryFile;
  base: CountryFile;
  /** As it is shown now, and as the build has it. */
  fact: Fact;
  built: Fact;
};

/** A fact of a country, as it is shown and as the build has it. Throws `not_found` where there is none a form can change. */
export function getFact(country: string, path: string): FoundFact {
  const file = completeFiles().find(({ slug }) => slug === country);
  const base = builtFiles.find(({ slug }) => slug === country);
  const [fact, built] = [file && findFact(file, path), base && findFact(base, path)];
  if (!file || !base || !fact?.isEditable || !built) throw new AppError("not_found", fault("fact.unknown"));
  return { file, base, fact, built };
}
