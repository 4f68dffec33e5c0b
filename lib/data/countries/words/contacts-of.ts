import type { Country, Agency } from "../record/open/schema.ts";
import { fold } from "#lib/platform/text/fold.ts";
import { findMobility } from "../record/list-countries.ts";
import type { Mobility } from "../record/open/mobility-schema.ts";
import type { Office } from "../record/open/registration-schema.ts";
import { supportTopics, type ContactPurpose, type SupportTopic } from "./open/support-topics.ts";

type Agencies = Pick<Country["agencies"][number], "url" | "verify">;

const host = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

/**
 * How far a URL can be trusted: as far as the country's agency on the same host, wherever on the page it is shown. A
 * URL on any other host comes from a source and is accepted as it is.
 */
export function addressTrust(agencies: readonly Agencies[], url: string): Agencies["verify"] {
  const known = agencies.flatMap((agency) =>
    agency.url && host(agency.url) === host(url) ? [agency.verify] : [],
  );
  if (known.includes("doubtful")) return "doubtful";
  return known.includes("needed") ? "needed" : "routine";
}

type Named = { name: string; url?: string | null };

const shortName = /\(([A-Z][A-Za-z-]*[A-Z])\)|^([A-Z][A-Z-]+[A-Z])(?=$|[ ,])/g;

/** "CFE" from "Centre de Formalités des Entreprises (CFE)" and from "CFE, in the chamber of commerce". */
const shortNamesOf = (name: string): string[] =>
  [...name.matchAll(shortName)].flatMap(([, inBrackets, leading]) => inBrackets ?? leading ?? []);

const bare = (name: string): string => fold(name.replace(/ \([^)]*\)/g, ""));

const beginsWith = (long: string, short: string) => long === short || /^[ ,]/.test(long.slice(short.length)) && long.startsWith(short); // prettier-ignore

/** Whether two rows name the same office: by name, with or without its desk, by abbreviation, or by URL. */
export function isSameOffice(one: Named, other: Named): boolean {
  if (one.url && one.url === other.url) return true;
  const [a, b] = [bare(one.name), bare(other.name)];
  if (beginsWith(a, b) || beginsWith(b, a)) return true;
  const shorts = shortNamesOf(other.name);
  return shortNamesOf(one.name).some((short) => shorts.includes(short));
}

/** An office for one purpose. Null for what no list states. */
export type Contact = {
  name: string;
  url: string | null;
  /** How far the address can be trusted; a doubtful one is not linked. */
  trust: Agency["verify"];
  place: string | null;
  telephone: string | null;
  hours: string | null;
};

export type ContactRow = SupportTopic & { offices: readonly Contact[] };

const named = (name: string, url: string | null = null, trust: Contact["trust"] = "routine"): Contact => ({ name, url, trust, place: null, telephone: null, hours: null }); // prettier-ignore

/** An address without a source is unconfirmed. */
const sureBy = (status: string | null): Contact["trust"] => (status === "sourced" ? "routine" : "needed");

const roles: Partial<Record<ContactPurpose, Agency["role"]>> = {
  register: "registry",
  invest: "investment",
  tax: "tax",
  customs: "customs",
  banks: "central-bank",
  standards: "standards",
  chamber: "chamber",
  statistics: "statistics",
};

/** Patterns that match the institutions of steps, duties and permits to a purpose. */
const words: Partial<Record<ContactPurpose, RegExp>> = {
  register: /commercial regist|companies regist|registrar|registo comercial|registro mercantil/i,
  invest: /invest/i,
  tax: /\btax\b|revenue|impôts|impostos|impuestos|taxation/i,
  work: /labou?r|employment|travail|trabalho|\b(?:ACFPE|AGUIPE|ANEFIP|MINEFOP|ONAPE)\b/i,
  insurance: /social|pension|provident|prévoyance|previdência|assurances/i,
  standards: /normalisation|normalização|standards/i,
  chamber: /chamber of commerce|chambre de commerce/i,
  statistics: /statisti/i,
};

/** Standards bodies named in the text of the rows on conformity of goods. */
const standardsBody =
  /\b(?:[A-Z]\p{L}+ )*(?:Bureau|Standards|Office)\b(?: \p{L}+)*? (?:of Standards|normalisation|contrôle|Institution|Organization)(?: \([A-Z]+\))?|\b(?:ABNORM|AGANOR|ANOR)\b/u;

const placeOf = ({ address, town }: Office): string | null =>
  [address, town].filter((line) => line !== null).join(", ") || null;

function agenciesFor({ agencies, agenciesByNameOnly }: Country, purpose: ContactPurpose): Contact[] {
  const role = roles[purpose];
  if (!role) return [];
  return [
    ...agencies
      .filter((agency) => agency.role === role)
      .map(({ name, url, verify }) => named(name, url, verify)),
    ...agenciesByNameOnly.filter((agency) => agency.role === role).map(({ name }) => named(name)),
  ];
}

/** Offices that the records name outside the list of agencies, best match first. */
function othersFor(country: Country, mobility: Mobility | undefined, purpose: ContactPurpose): Contact[] {
  const { registration, importing, tax } = country;
  const rows = (topic: string) => importing.rows.filter((row) => row.topic === topic);
  switch (purpose) {
    case "register": {
      const { oneStopShop: shop, offices } = registration;
      return [
        ...(shop ? [named(shop.name, shop.url)] : []),
        ...offices.map((office) => ({ ...named(office.name), place: placeOf(office), telephone: office.telephone, hours: office.hours })), // prettier-ignore
      ];
    }
    case "tax":
      return [named(tax.authority.name, tax.authority.url)];
    case "customs":
      return rows("single_window")
        .filter(({ text }) => !/^None|being built/.test(text))
        .map(({ text, url, status }) => named(text.split(";")[0] ?? text, url, sureBy(status)));
    case "standards":
      return rows("conformity").flatMap(({ text, url, status }) => {
        const body = standardsBody.exec(text)?.[0];
        return body ? [named(body, url, sureBy(status))] : [];
      });
    case "visas": {
      const evisa = mobility?.evisa;
      const permits = mobility?.permits.filter(({ institution }) => !words.work!.test(institution)) ?? [];
      return [
        // A wrong visa portal costs people money, so only one that a source states is named.
        ...(evisa?.url && evisa.urlStatus === "sourced" ? [named("E-visa portal", evisa.url)] : []),
        ...permits.map(({ institution }) => named(institution)),
      ];
    }
    case "certificates": {
      const body = mobility?.recognitionBody;
      return body ? [named(body.name, body.url, sureBy(body.status))] : [];
    }
    default:
      return [];
  }
}

/** Institutions of steps, duties and permits whose name matches the purpose. */
function institutionsFor(
  { registration }: Country,
  mobility: Mobility | undefined,
  purpose: ContactPurpose,
): Contact[] {
  const pattern = words[purpose];
  if (!pattern) return [];
  const all: { institution: string; institutionUrl?: string | null }[] = [
    ...registration.steps,
    ...registration.duties,
    ...(purpose === "work" ? (mobility?.permits ?? []) : []),
  ];
  return all.flatMap(({ institution, institutionUrl = null }) =>
    institution
      .split("; ")
      .filter((name) => pattern.test(name))
      .map((name) => named(name.replace(/, (?:at|through) .*$/, ""), institutionUrl)),
  );
}

/** Merges contacts of the same office into one row: a later one fills in what the first lacks. */
function merged(contacts: readonly Contact[]): Contact[] {
  const rows: Contact[] = [];
  for (const contact of contacts) {
    const at = rows.findIndex((row) => isSameOffice(row, contact));
    const known = rows[at];
    if (known)
      rows[at] = {
        name: known.name,
        ...(known.url ? { url: known.url, trust: known.trust } : { url: contact.url, trust: contact.trust }),
        place: known.place ?? contact.place,
        telephone: known.telephone ?? contact.telephone,
        hours: known.hours ?? contact.hours,
      };
    else rows.push(contact);
  }
  return rows;
}

/** A URL on the same host as one of the country's agencies is trusted no further than that agency. */
function trusted({ agencies }: Country, office: Contact): Contact {
  const byHost = office.url ? addressTrust(agencies, office.url) : "routine";
  return byHost === "routine" || office.trust === "doubtful" ? office : { ...office, trust: byHost };
}

/**
 * The offices of a country by purpose, from every list that names one: agencies, those known by name only, offices and
 * institutions of registration, the tax authority, imports, visas and permits. Each office is listed once per row.
 */
export function contactsOf(country: Country): ContactRow[] {
  const mobility = findMobility(country.slug);
  return supportTopics.map((topic) => {
    const { purpose } = topic;
    const first = [...agenciesFor(country, purpose), ...othersFor(country, mobility, purpose)];
    // Steps name many desks, so they are used only if no list of offices has an entry, and for `work`, which no such
    // list covers.
    const offices =
      first.length > 0 && purpose !== "work"
        ? first
        : [...first, ...institutionsFor(country, mobility, purpose)];
    return { ...topic, offices: merged(offices).map((office) => trusted(country, office)) };
  });
}
