import { countryFamilies } from "../../lib/content/known-path.ts";
import { fixedPages } from "../../lib/content/fixed-pages.ts";
import { recordPaths } from "../../lib/content/record-paths.ts";
import { countrySlugs } from "../../lib/countries/data/slugs.ts";

/** Pages one only comes to by doing something: a step of signing in, a receipt, the style guide. */
const byDeed = /^\/(login\/|contact\/received|styleguide)/;

/** Every page anybody may read, as the registry has them. */
export const everyPage: readonly string[] = [
  ...fixedPages.map(({ path }) => path),
  ...recordPaths,
  ...countryFamilies.flatMap((family) => countrySlugs.map((slug) => `${family}/${slug}`)),
].filter((path) => !byDeed.test(path));
