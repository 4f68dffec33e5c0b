import type { Kind } from "./entry.ts";
import type { CountryPattern, FormPattern, KeyOf, PassportPattern } from "./paths.ts";
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
