import "server-only";
import { z } from "zod";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { getListingForm, answerInWords } from "#lib/domains/forms/index.ts";
import { fieldsOf } from "#lib/domains/forms/open/form.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import type { Directory } from "#lib/data/site/directories.ts";
import { websiteHref } from "./open/website-href.ts";

export type ListingRow = {
  id: string;
  directory: Directory;
  name: string;
  countrySlug: string;
  body: unknown;
  listedAt: Date;
};

/** A contact of a listed entry. `href` is undefined if its website is not a web address. */
export type ListedContact = { text: string; href: string | undefined };

/** An entry as the public sees it. */
export type ShownListing = {
  id: string;
  name: string;
  /** Its kind, sector or profession. */
  kind: string;
  country: string;
  town: string;
  description: string;
  /** The other public answers, with short labels. */
  facts: readonly { term: string; text: string }[];
  contacts: readonly ListedContact[];
  listedAt: Date;
};

const answers = z.record(z.string(), z.unknown());

/** Answers that have a place of their own on the page. */
const placed: ReadonlySet<string> = new Set(["country", "town", "description", "publicWebsite", "publicEmail", "publicPhone"]); // prettier-ignore

/** A row in the words of a language. Answers that its form does not make public are left out, even if present. */
export function showListing(row: ListingRow, locale?: string): ShownListing {
  const words = wordsOf("directory", locale);
  const form = getListingForm(row.directory);
  const { shows, name, field: kind } = form.listing;
  const body = answers.parse(row.body);
  const fields = new Map(fieldsOf(form).map((field) => [field.name, field] as const));
  const say = (one: string): string => {
    const field = shows.includes(one) ? fields.get(one) : undefined;
    return field && body[one] !== undefined ? answerInWords(field, body[one], words.locale) : "";
  };
  const facts = shows.flatMap((one) => {
    const term = `fact.${one}`;
    const text = one === name || one === kind || placed.has(one) ? "" : say(one);
    return text && words.has(term) ? [{ term: words(term), text }] : [];
  });
  const website = say("publicWebsite");
  const email = say("publicEmail");
  const phone = say("publicPhone");
  return {
    id: row.id,
    name: row.name,
    kind: say(kind),
    country: findCountry(row.countrySlug)?.name ?? row.countrySlug,
    town: say("town"),
    description: say("description"),
    facts,
    contacts: [
      ...(website ? [{ text: website, href: websiteHref(website) }] : []),
      ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
      ...(phone ? [{ text: phone, href: `tel:${String(body["publicPhone"])}` }] : []),
    ],
    listedAt: row.listedAt,
  };
}
