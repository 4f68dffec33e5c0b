import type { PassportCode } from "#lib/countries/record/open/passports.ts";
import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import type { FormId } from "#lib/forms/open/form-ids.ts";
import type { Kind } from "./entry.ts";
import type { registry } from "./registry.ts";

type Registry = typeof registry;
type Key = keyof Registry;
/** The keys of one kind. */
export type KeyOf<K extends Kind> = { [P in Key]: Registry[P]["kind"] extends K ? P : never }[Key];
/** The addresses that a key stands for. */
export type Filled<P extends string> = P extends `${infer Start}*${infer End}`
  ? `${Start}${CountrySlug}${End}`
  : P extends `${infer Start}@`
    ? `${Start}${Lowercase<PassportCode>}`
    : P extends `${infer Start}+${infer End}`
      ? `${Start}${FormId}${End}`
      : P;

/** Families of pages with one page for each country; `*` stands for the slug. */
export type CountryFamily = KeyOf<"family">;
/** Whatever there is once for each country: the families, and what belongs to one page of them. */
export type CountryPattern = Extract<Key, `${string}*${string}`>;
declare const known: unique symbol;
/** The slug of one of the 54, as text: the compiler would compare a union of them with every address there is. */
type KnownCountry = string & { readonly [known]: true };
/** The address of one country's page, as `countryPath` makes it. */
export type CountryAddress<P extends CountryPattern = CountryPattern> =
  P extends `${infer Start}*${infer End}` ? `${Start}${KnownCountry}${End}` : never;
/** What there is once for each passport. */
export type PassportPattern = Extract<Key, `${string}@`>;
/** What there is once for each form. */
export type FormPattern = Extract<Key, `${string}+${string}`>;
/** The pages kept as records. */
export type RecordPath = KeyOf<"record" | "confidential">;
/** The pages behind the sign-in wall. */
export type GatedPath = KeyOf<"portal">;

/** The address of a page that exists, in its one spelling. */
export type SitePath = Filled<Key> | CountryAddress;

type Parent = { [P in Key]: Registry[P] extends { parent: infer Above } ? Above : never }[Key];
/** Every parent that the registry names is a page of it. */
export type NoLostParent = Exclude<Parent, Key> extends never ? true : never;
true satisfies NoLostParent;

type StaticPath = Exclude<Key, CountryPattern | PassportPattern | FormPattern>;
/** Of the pages of countries, and those of passports, those with parts that others link to; all of them would be a union too large to check. */
type Anchored = StaticPath | Filled<AnchoredPattern | PassportPattern> | CountryAddress<AnchoredPattern>;
type AnchoredPattern = "/start-business/*" | "/one-africa/*";
/** What is made per request reads its query; the others as far as the registry says so. */
type Asked =
  | Exclude<KeyOf<"request" | "portal" | "staff">, CountryPattern | FormPattern>
  | Filled<"/forms/+/fill">
  | Filled<Reading>
  | CountryAddress<Extract<Reading, CountryPattern>>;
type Reading = { [P in Key]: Registry[P] extends { reads: unknown } ? P : never }[Key];

/** The address of a page, with what may follow it: a query, or the anchor of a part of it. */
export type PageHref = SitePath | `${Asked}?${string}` | `${Anchored}#${string}`;

/** Files that stand beside the pages; that each is there, a test asks. */
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

/** Where a link inside the site may lead: a path that is written wrong does not compile. */
export type Href = PageHref | `/home#${string}` | `#${string}` | FileHref;
