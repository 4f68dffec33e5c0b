import { problemsIn, readJsonFiles } from "#lib/platform/json-files.ts";
import { historySchema } from "./histories/history-schema.ts";
import { profileSchema } from "./profiles/profile-schema.ts";
import { countrySlugs } from "./record/open/slugs.ts";

const schemas = {
  "lib/data/countries/profiles": profileSchema,
  "lib/data/countries/histories": historySchema,
};

/** The files of the profiles and histories. */
export const readCountryTexts = () =>
  Object.assign({}, ...Object.keys(schemas).map(readJsonFiles)) as ReturnType<typeof readJsonFiles>;

/** Everything that is wrong with the profiles and histories, one sentence each. Each country must have both. */
export function checkCountryTexts(files = readCountryTexts()): string[] {
  return Object.entries(schemas).flatMap(([folder, schema]) => {
    const known = countrySlugs.map((slug) => `${folder}/${slug}.json`);
    const found = Object.keys(files).filter((file) => file.startsWith(`${folder}/`));
    return [
      ...known.filter((file) => !(file in files)).map((file) => `${file} is missing`),
      ...found.filter((file) => !known.includes(file)).map((file) => `${file} names no country`),
      ...found.flatMap((file) => problemsIn(file, schema, files[file])),
    ];
  });
}
