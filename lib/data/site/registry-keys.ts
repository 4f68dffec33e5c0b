import type { Kind } from "./entry.ts";
import type { CountryPattern, FormPattern, KeyOf, PassportPattern, GatedPath } from "./paths.ts";
import { registry } from "./registry.ts";

export type RegistryKey = keyof typeof registry;

/** The keys of the registry, in its order. */
export const registryKeys = Object.keys(registry) as readonly RegistryKey[];

/** The keys of one kind. */
export const keysOf = <K extends Kind>(kind: K): readonly KeyOf<K>[] =>
  registryKeys.filter((key): key is KeyOf<K> => registry[key].kind === kind);

/** Whether a key is a pattern with one page per country. */
export const isOfCountries = (key: RegistryKey): key is CountryPattern => key.includes("*");

/** Whether a key is a pattern with one page per passport. */
export const isOfPassports = (key: RegistryKey): key is PassportPattern => key.includes("@");

/** Whether a key is a pattern with one page per form. */
export const isOfForms = (key: RegistryKey): key is FormPattern => key.includes("+");

/** Whether a key is a pattern for several pages. */
export const isPattern = (key: RegistryKey): key is CountryPattern | PassportPattern | FormPattern =>
  isOfCountries(key) || isOfPassports(key) || isOfForms(key);

/** Every path behind the sign-in wall. */
export const gatedPaths: readonly GatedPath[] = keysOf("portal");

const known: ReadonlySet<string> = new Set(gatedPaths);

/** Whether `pathname` is exactly one of the gated paths; case-sensitive. */
export const isGated = (pathname: string): pathname is GatedPath => known.has(pathname);

const isKey = (text: string): text is RegistryKey => registryKeys.some((key) => key === text);

/**
 * The parent of a page in the breadcrumbs, both given as registry keys: the parent it names, else the nearest page
 * above by path. The home page has none.
 */
export function pageAbove(key: RegistryKey): RegistryKey | undefined {
  const entry = registry[key];
  if ("parent" in entry) return entry.parent;
  for (let at = key.lastIndexOf("/"); at > 0; at = key.lastIndexOf("/", at - 1)) {
    const above = key.slice(0, at);
    if (isKey(above)) return above;
  }
  return key === "/" ? undefined : "/";
}
