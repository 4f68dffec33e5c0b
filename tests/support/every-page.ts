import { countryPaths } from "../../lib/content/country-families.ts";
import { fixedPages } from "../../lib/content/fixed-pages.ts";
import { recordPaths } from "../../lib/content/record-paths.ts";

/** Pages one only comes to by doing something: a step of signing in, a receipt, the style guide. */
const byDeed = /^\/(login\/|contact\/received|styleguide)/;

/** Every page anybody may read, as the registry has them. */
export const everyPage: readonly string[] = [
  ...fixedPages.map(({ path }) => path),
  ...recordPaths,
  ...countryPaths,
].filter((path) => !byDeed.test(path));
