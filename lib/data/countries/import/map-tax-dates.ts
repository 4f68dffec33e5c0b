import { taxDateKinds, type TaxDateKind } from "../record/open/tax-schema.ts";
import words from "./tax-date-words.json" with { type: "json" };

const endings: readonly string[] = ["th", "st", "nd", "rd"];

/** The English ordinal of a day of the month: "1st", "11th", "22nd". */
function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  return `${day}${(isTeen ? undefined : endings[day % 10]) ?? "th"}`;
}

export type RawTaxDate = {
  rule: string;
  dec_year_end?: string | string[];
  day?: number | string | null;
  return_day?: number | string | null;
  payment_day?: number | string | null;
  status: string;
  source_ids: string[];
  as_of: string | null;
};

/** One entry of the research on tax dates. */
export type RawTaxDates = { slug: string; note: string | null; contradicts: string[] } & Record<
  RawKey,
  RawTaxDate | null
>;
type RawKey = (typeof rawKeys)[TaxDateKind];

/** The key of each date in the research. */
export const rawKeys = {
  companyReturn: "company_return",
  companyPayment: "company_payment",
  instalments: "instalments",
  sales: "vat_or_sales_tax",
  payroll: "payroll_withholding",
  socialSecurity: "social_security",
  registryReturn: "registry_annual_return",
} as const satisfies Record<TaxDateKind, string>;

/** Terse research entries, reworded for a reader; null for an entry without a date worth a row. */
type Put = { when?: string; due?: string | null; payment?: string; confirm?: string } | null;
const put = words as unknown as Readonly<Record<string, Readonly<Partial<Record<TaxDateKind, Put>>>>>;

/** Source ids that are not pages: the project's own files, and general knowledge. */
const ownFiles: readonly string[] = ["reg", "tax", "gk"];

/** Ids that are already taken by sources of other facts. */
const knownAs: Readonly<Record<string, string>> = {
  "orb-ao": "orb-ao-dates",
  "pwc-ao": "pwc-ao-dates",
  zimra: "zimra-dates",
};
export const taxDateSourceId = (id: string): string => knownAs[id] ?? id;

const offices =
  /^(?:CNSS|CNPS|INSS|INPS|NSSF|NASSIT|SSHFC|RSSB|INSESO|CSS and IPRES|NASSCORP|NSSA|NAPSA and health insurance|UIF and SDL with PAYE|PAYE and SDL|ITS and VPS|pension fund|pension|provident fund) /;

/** The general rule of OHADA. */
const lodged = "within one month of the partners' approval, itself within six months of year-end";

function plain(rule: string): string {
  if (rule.endsWith("(OHADA)")) return lodged;
  return rule
    .replace(offices, "")
    .replace(
      /^monthly, return by the (\d+)(?:th|st) and payment by the \1(?:th|st) of the following month$/,
      (_, day: string) => `monthly, by the ${ordinal(Number(day))} of the following month`,
    )
    .replace(/^no later than the (\d+)(?:th|st)$/, "by the $1th")
    .replace(
      /^by the (\d+)(?:th|st|rd|nd)(?: of the following month)?$/,
      (_, day: string) => `monthly, by the ${ordinal(Number(day))} of the following month`,
    )
    .replace(/^within (\d+) days of the month$/, "monthly, within $1 days of month-end");
}

const hasOwnYear =
  /OHADA|year-end|tax year|months? \d|months \d|fourth month|after the year|of the year\b|end of each quarter/;

/** The calendar form (see `parseDue`) of a rule; null if it has no date that is the same for everybody. */
function dueOf({ rule, dec_year_end: dates, ...days }: RawTaxDate): string | null {
  const day = days.return_day ?? days.day;
  if (day !== undefined && day !== null) {
    const every =
      /two months|quarter|period/.test(rule) && !/^monthly\b(?! or)/.test(rule) ? "period" : "month";
    if (day === "end") return `${every}:last`;
    if (day === "last working day") return `${every}:last-working-day`;
    return typeof day === "number" && day <= 31 ? `${every}:${day}` : null;
  }
  const on = [dates ?? []].flat();
  if (on.length === 0 || on.some((one) => !/^\d{2}-\d{2}$/.test(one))) return null;
  return `${hasOwnYear.test(rule) ? "own-year" : "year"}:${on.join(",")}`;
}

/** Matches a payment that is made with the return; the two are one duty. */
const withReturn = /^(?:balance )?with the (?:return|accounts)/;

/** The sources of the rate of a tax. */
type SourcesOfRate = (kind: TaxDateKind) => readonly string[];

function mapDate(slug: string, kind: TaxDateKind, raw: RawTaxDate, ofRate: SourcesOfRate) {
  const own = put[slug]?.[kind];
  // A register date that only a duty of the registration states stays with that duty.
  const isOfRow = kind === "registryReturn" && raw.source_ids.includes("reg");
  if (own === null || (own === undefined && isOfRow)) return null;
  const { when, due, payment, confirm } = own ?? {};
  const read = raw.source_ids.filter((id) => !ownFiles.includes(id)).map(taxDateSourceId);
  const isTaken = raw.status === "sourced" && raw.source_ids.includes("tax") && read.length === 0;
  return {
    when: when ?? plain(raw.rule),
    due: due === undefined ? dueOf(raw) : due,
    ...(payment && { payment }),
    ...(confirm && { confirm }),
    status: raw.status,
    asOf: raw.as_of?.startsWith("see ") ? null : raw.as_of,
    sources: isTaken ? [...ofRate(kind)] : read,
  };
}

/** Maps an entry on the due dates of each tax. The strict schema validates it. */
export function mapTaxDates(raw: RawTaxDates, ofRate: SourcesOfRate): Record<TaxDateKind, unknown> {
  const dates = Object.fromEntries(
    taxDateKinds.map((kind) => {
      const one = raw[rawKeys[kind]];
      return [kind, one && mapDate(raw.slug, kind, one, ofRate)];
    }),
  ) as Record<TaxDateKind, { due: string | null; when: string } | null>;
  const [ret, payment] = [dates.companyReturn, dates.companyPayment];
  // A payment with the return is due when the return is.
  if (ret && payment && withReturn.test(payment.when)) payment.due = ret.due;
  return dates;
}
