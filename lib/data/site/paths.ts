import type { PassportCode } from "#lib/data/countries/record/open/passports.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import type { Kind } from "./entry.ts";
import type { registry } from "./registry.ts";

type Registry = typeof registry;
type Key = keyof Registry;
/** The keys of one kind. */
export type KeyOf<K extends Kind> = { [P in Key]: Registry[P]["kind"] extends K ? P : never }[Key];
/** The paths that a key expands to. */
export type Filled<P extends string> = P extends `${infer Start}*${infer End}`
  ? `${Start}${CountrySlug}${End}`
  : P extends `${infer Start}@`
    ? `${Start}${Lowercase<PassportCode>}`
    : P extends `${infer Start}+${infer End}`
      ? `${Start}${FormId}${End}`
      : P;

/** Families of pages with one page per country. `*` is a placeholder for the slug. */
export type CountryFamily = KeyOf<"family">;
/** All keys with one page per country: the families, and the pages that belong to one of them. */
export type CountryPattern = Extract<Key, `${string}*${string}`>;
declare const known: unique symbol;
/** A country slug as a branded string: the compiler would compare a union of all 54 with every path. */
type KnownCountry = string & { readonly [known]: true };
/** The path of one country's page, as `countryPath` makes it. */
export type CountryAddress<P extends CountryPattern = CountryPattern> =
  P extends `${infer Start}*${infer End}` ? `${Start}${KnownCountry}${End}` : never;
/** Keys with one page per passport. */
export type PassportPattern = Extract<Key, `${string}@`>;
/** Keys with one page per form. */
export type FormPattern = Extract<Key, `${string}+${string}`>;
/** The record pages. */
export type RecordPath = KeyOf<"record" | "confidential">;
/** The pages behind the sign-in wall. */
export type GatedPath = KeyOf<"portal">;

/** The path of a page that exists, in its canonical spelling. */
export type SitePath = Filled<Key> | CountryAddress;

type Parent = { [P in Key]: Registry[P] extends { parent: infer Above } ? Above : never }[Key];
/** Checks at compile time that every `parent` in the registry is one of its keys. */
export type NoLostParent = Exclude<Parent, Key> extends never ? true : never;
true satisfies NoLostParent;

type StaticPath = Exclude<Key, CountryPattern | PassportPattern | FormPattern>;
/**
 * Pages that may be linked with an anchor. Of the country and passport pages, only those with linked parts are
 * included: all of them would be a union too large to check.
 */
type Anchored = StaticPath | Filled<AnchoredPattern | PassportPattern> | CountryAddress<AnchoredPattern>;
type AnchoredPattern = "/start-business/*" | "/one-africa/*";
/** Pages that may be linked with a query: those rendered per request, and those that the registry gives `reads`. */
type Asked =
  | Exclude<KeyOf<"request" | "portal" | "staff">, CountryPattern | FormPattern>
  | Filled<"/forms/+/fill">
  | Filled<Reading>
  | CountryAddress<Extract<Reading, CountryPattern>>;
type Reading = { [P in Key]: Registry[P] extends { reads: unknown } ? P : never }[Key];

/** A link to a page, optionally with a query or an anchor. */
export type PageHref = SitePath | `${Asked}?${string}` | `${Anchored}#${string}`;

/** Links to files. A test checks that each exists. */
type FileHref =
  | `/downloads/${string}`
  | `/brand/${string}`
  | `/patterns/${string}`
  | "/news/feed.xml"
  | `/start-business/${CountrySlug}/calendar.ics`
  | `/explore/compare.csv?${string}`
  | `/plan/dates.ics?${string}`
  | `/api/submissions/letter?${string}`
  | "/api/account/export";

/** The target of an internal link. A misspelt path does not compile. */
export type Href = PageHref | `/home#${string}` | `#${string}` | FileHref;
