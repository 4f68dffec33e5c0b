import { countryPaths } from "#lib/data/site/country-paths.ts";
import { formIds } from "#lib/platform/words/open/form-ids.ts";
import { formPath } from "#lib/domains/forms/open/form-path.ts";
import { kinds } from "#lib/data/site/entry.ts";
import { passportCodes } from "#lib/data/countries/record/open/passports.ts";
import { passportPath } from "#lib/data/countries/visa/open/passport-path.ts";
import { isPattern, registryKeys } from "#lib/data/site/registry-keys.ts";
import { registry } from "#lib/data/site/registry.ts";

/** Pages that are only reached by an action (a sign-in step, a receipt), and the style guide. */
const byAction = /^\/(login\/|contact\/received|forms\/status|styleguide)/;

/** Every public page, from the registry. */
export const everyPage: readonly string[] = [
  ...registryKeys.filter((key) => !isPattern(key) && !("gate" in kinds[registry[key].kind])),
  ...countryPaths,
  ...passportCodes.map(passportPath),
  ...formIds.map(formPath),
].filter((path) => !byAction.test(path));
