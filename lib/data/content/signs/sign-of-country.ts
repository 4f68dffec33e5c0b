import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { arms, cores, edges, folds, type Sign } from "./shapes.ts";

const keysOf = <K extends string>(of: Readonly<Record<K, string>>) => Object.keys(of) as K[];
const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** Makes alphabetical neighbours look different. It is coprime with the number of pairs. */
const stride = 23;

/** The sign of a country, from its index among the 54. No two countries share both arm and fold. */
export function signOfCountry(slug: string): Sign {
  const place = countrySlugs.indexOf(slug as (typeof countrySlugs)[number]);
  const pair = (place * stride) % (folds.length * keysOf(arms).length);
  return {
    fold: at(folds, pair),
    arm: at(keysOf(arms), Math.floor(pair / folds.length)),
    core: at(keysOf(cores), place),
    between: at(keysOf(edges), place + Math.floor(place / 4)),
  };
}
