import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { defaultLocale, formatsOf } from "./open/locales.ts";
import { IntlMessageFormat, type PrimitiveType } from "intl-messageformat";
import type account from "./en/account.json";
import type admin from "./en/admin.json";
import type adminAnswers from "./en/admin-answers.json";
import type boundary from "./en/boundary.json";
import type chat from "./en/chat.json";
import type confidential from "./en/confidential.json";
import type currency from "./en/currency.json";
import type desk from "./en/desk.json";
import type deskTalk from "./en/desk-talk.json";
import type deskTools from "./en/desk-tools.json";
import type directory from "./en/directory.json";
import type facts from "./en/facts.json";
import type faults from "./en/faults.json";
import type fields from "./en/fields.json";
import type forms from "./en/forms.json";
import type leaf from "./en/leaf.json";
import type leads from "./en/leads.json";
import type letters from "./en/letters.json";
import type mail from "./en/mail.json";
import type memberSide from "./en/member-side.json";
import type menus from "./en/menus.json";
import type navigator from "./en/navigator.json";
import type navigatorPage from "./en/navigator-page.json";
import type navigatorWorded from "./en/navigator-worded.json";
import type notices from "./en/notices.json";
import type page from "./en/page.json";
import type plan from "./en/plan.json";
import type planSheet from "./en/plan-sheet.json";
import type portalDocuments from "./en/portal-documents.json";
import type portalParts from "./en/portal-parts.json";
import type portals from "./en/portals.json";
import type quotes from "./en/quotes.json";
import type search from "./en/search.json";
import type shell from "./en/shell.json";
import type signIn from "./en/sign-in.json";
import type uploads from "./en/uploads.json";
import type vacancies from "./en/vacancies.json";
import type visa from "./en/visa.json";
import type webhooks from "./en/webhooks.json";
import { env } from "#lib/platform/env.ts";
import type { FormId } from "./open/form-ids.ts";
import type { Counted } from "./open/leaf-words.ts";
import { isPseudo, pseudoMessage } from "./pseudo.ts";
import { lastWritten, readCatalogue, type Catalogue } from "./read-catalogue.ts";

const speaking = new AsyncLocalStorage<string>();

/** Runs `work` in a language: the mails, faults and fields of one request are then in it. */
export const withLocale = <T>(locale: string, work: () => T): T => speaking.run(locale, work);

/** The language of the current request; undefined outside of one. */
export const requestLocale = (): string | undefined => speaking.getStore();

/** The same, or the default language outside of a request. */
export const currentLocale = (): string => requestLocale() ?? defaultLocale;

export { listLocales, otherLocales } from "./read-catalogue.ts";
export { isPseudo, pseudoLocales } from "./pseudo.ts";

/** The keys of each area, from the English catalogue. */
type Areas = {
  account: typeof account;
  admin: typeof admin;
  "admin-answers": typeof adminAnswers;
  boundary: typeof boundary;
  chat: typeof chat;
  confidential: typeof confidential;
  currency: typeof currency;
  desk: typeof desk;
  "desk-talk": typeof deskTalk;
  "desk-tools": typeof deskTools;
  directory: typeof directory;
  facts: typeof facts;
  faults: typeof faults;
  fields: typeof fields;
  forms: typeof forms;
  leaf: typeof leaf;
  leads: typeof leads;
  letters: typeof letters;
  mail: typeof mail;
  "member-side": typeof memberSide;
  menus: typeof menus;
  navigator: typeof navigator;
  "navigator-page": typeof navigatorPage;
  "navigator-worded": typeof navigatorWorded;
  notices: typeof notices;
  page: typeof page;
  plan: typeof plan;
  "plan-sheet": typeof planSheet;
  "portal-documents": typeof portalDocuments;
  "portal-parts": typeof portalParts;
  portals: typeof portals;
  quotes: typeof quotes;
  search: typeof search;
  shell: typeof shell;
  "sign-in": typeof signIn;
  uploads: typeof uploads;
  vacancies: typeof vacancies;
  visa: typeof visa;
  webhooks: typeof webhooks;
} & {
  /** The words of a form besides those of its fields, which its definition names. */
  [K in `forms/${FormId}`]: FormCatalogue;
};
type FormCatalogue = Readonly<Record<"title" | "lead" | "decides" | "after" | (string & {}), string>>;
export type Area = keyof Areas;
export type WordKey<A extends Area> = keyof Areas[A] & string;

type Values = Readonly<Record<string, PrimitiveType>>;
/** A part of a sentence that is marked up, such as a link: a function of what is inside it. */
type Marks<T> = Readonly<Record<string, PrimitiveType | T | ((inside: (string | T)[]) => T)>>;

const catalogues = new Map<string, Catalogue>();
const messages = new Map<string, IntlMessageFormat>();

/** The cache key of an area. In development (`npm run dev`) each change of its files has its own. */
export const versionOf = (locale: string, area: Area): string =>
  `${locale}/${area}/${env.NODE_ENV === "development" ? lastWritten(locale, area) : ""}`;

function catalogueOf(locale: string, area: Area): Catalogue {
  const name = versionOf(locale, area);
  let kept = catalogues.get(name);
  if (!kept) {
    kept = readCatalogue(locale, area);
    catalogues.set(name, kept);
  }
  return kept;
}

/** The message in a language, with English as the fallback while a translation is under way. */
function makeMessage(locale: string, area: Area, key: string): IntlMessageFormat {
  const english = catalogueOf(defaultLocale, area)[key];
  if (english === undefined) throw new Error(`no words: ${area}.${key}`);
  if (isPseudo(locale)) return new IntlMessageFormat(pseudoMessage(english, locale), formatsOf(locale));
  const own = catalogueOf(locale, area)[key];
  return new IntlMessageFormat(own ?? english, formatsOf(own === undefined ? defaultLocale : locale));
}

function messageOf(locale: string, area: Area, key: string): IntlMessageFormat {
  const name = `${versionOf(locale, area)}/${key}`;
  let kept = messages.get(name);
  if (!kept) {
    kept = makeMessage(locale, area, key);
    messages.set(name, kept);
  }
  return kept;
}

export type Words<A extends Area> = {
  /** A whole sentence with its values in place. Throws if a value is missing. */
  (key: WordKey<A>, values?: Values): string;
  /** A sentence with marked parts, as a list of text and what `marks` returned. */
  marked<T>(key: WordKey<A>, marks: Marks<T>): (string | T)[];
  /**
   * Words for a client component, by their keys; placeholders stay as `{name}`, for `fill` in lib/platform/words/open.
   */
  pick<K extends WordKey<A>>(...keys: K[]): Record<K, string>;
  /** A sentence in all its plural forms, for `fillCounted` in lib/platform/words/open. */
  forms(key: WordKey<A>): Counted;
  keys(): readonly WordKey<A>[];
  /** Whether there are words for a key that comes from the caller's data. */
  has(key: string): key is WordKey<A>;
  locale: string;
};

/** Leaves each placeholder as it is written. */
const asWritten = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name) => `{${String(name)}}`,
    has: () => true,
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  },
);

type Part = ReturnType<IntlMessageFormat["getAst"]>[number];

/**
 * A part of a message as written: the number that selects the form becomes `{count}`, any other value keeps its name.
 */
const written = (part: Part): string =>
  part.type === 7 ? "{count}" : part.type === 0 ? part.value : "value" in part ? `{${part.value}}` : "";

function formsOf(message: IntlMessageFormat): Counted {
  const [choice] = message.getAst();
  if (choice?.type !== 6) throw new Error("only a message that is one choice by number has forms");
  const forms = Object.entries(choice.options).map(([name, { value }]) => [
    name,
    value.map(written).join(""),
  ]);
  return Object.fromEntries(forms) as Counted;
}

/** The words of an area, in the language of the current request unless one is given. */
export function wordsOf<A extends Area>(area: A, locale: string = currentLocale()): Words<A> {
  const say = (key: WordKey<A>, values?: Values) => String(messageOf(locale, area, key).format(values));
  return Object.assign(say, {
    marked<T>(key: WordKey<A>, marks: Marks<T>): (string | T)[] {
      const made = messageOf(locale, area, key).format<T>(marks as Record<string, T>);
      return Array.isArray(made) ? made : [made];
    },
    pick<K extends WordKey<A>>(...keys: K[]): Record<K, string> {
      return Object.fromEntries(keys.map((key) => [key, say(key, asWritten)])) as Record<K, string>;
    },
    forms: (key: WordKey<A>) => formsOf(messageOf(locale, area, key)),
    keys: () => Object.keys(catalogueOf(defaultLocale, area)) as WordKey<A>[],
    has: (key: string): key is WordKey<A> => Object.hasOwn(catalogueOf(defaultLocale, area), key),
    locale,
  });
}
