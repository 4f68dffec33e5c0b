import type { CountryFile } from "../record/country-file.ts";
import type { RegistrationDuty } from "../record/open/registration-schema.ts";
import { taxDateKinds, type TaxDateKind, type TaxDates } from "../record/open/tax-schema.ts";

/** The name of a duty that no row of the registration names alone. */
const titles: Readonly<Record<TaxDateKind, string>> = {
  companyReturn: "Company tax return",
  companyPayment: "Balance of company tax",
  instalments: "Company tax instalments",
  sales: "VAT return",
  payroll: "Tax withheld from wages",
  socialSecurity: "Social security contributions",
  registryReturn: "Accounts lodged at the trade register",
};

/** Matches rows that name a tax but are about something else. */
const ofOther =
  /of individuals|regime|registration|^Register |^Change from|patente|^Approval|^General meeting|^Audit|financial statements and changes|^Minimum corporate tax|^Pay turnover tax|business licence|[Mm]unicipal|invoice/;

/** Patterns that assign a row to tax dates. The first two match returns that cover two of them. */
const kinds: readonly (readonly [words: RegExp, of: readonly TaxDateKind[]])[] = [
  [/(?:provisional|instalments?) and (?:annual|final)|^Pay company tax$/, ["instalments", "companyReturn"]],
  [/^Income tax and VAT returns$/, ["companyReturn", "sales"]],
  [
    /[Ii]nstalment|[Pp]rovisional|prepayment|^Advance tax|tax in advance|^Minimum income tax|minimum tax on turnover$|tax payments$/,
    ["instalments"],
  ],
  [/\bVAT\b|\bGST\b|[Ss]ales tax|Goods and services tax|Consumption tax/, ["sales"]],
  [
    /PAYE|[Ss]alary tax|[Pp]ayroll tax|withheld from salaries|income tax withheld|employee income tax|EMP201|wages, VAT/,
    ["payroll"],
  ],
  [
    /[Ss]ocial (?:security|contribution|insurance)|[Pp]ension|(?:CNSS|NSSF|NSSA|NASSIT|NAPSA|IPRES) contributions|Provident fund|wages to CNSS|health contributions/,
    ["socialSecurity"],
  ],
  [
    /(?:[Cc]orporate|[Cc]ompany|[Pp]rofits?|[Bb]usiness|[Ii]ncome) (?:income )?tax\b|and tax return$|^Annual tax return/,
    ["companyReturn"],
  ],
  [/[Aa]nnual (?:return|accounts)|CM23|accounts$|financial statements/, ["registryReturn"]],
];

/** The tax dates that a row covers: none, one, or several if one return is for several taxes. */
function kindsOf(what: string): readonly TaxDateKind[] {
  if (ofOther.test(what)) return [];
  const found = kinds.filter(([words]) => words.test(what)).flatMap(([, of]) => of);
  const has = (kind: TaxDateKind) => found.includes(kind);
  const other = found.filter((kind) => {
    if (kind === "companyReturn")
      return !has("instalments") || /\band (?:annual|final)\b|^Pay company tax$/.test(what);
    // Accounts go with the return that has a day. Withheld income tax and sales tax are not company tax.
    return kind !== "registryReturn" || !has("companyReturn");
  });
  const isOfWages = has("payroll") || has("sales");
  return [...new Set(other)].filter(
    (kind) => kind !== "companyReturn" || !isOfWages || what === "Income tax and VAT returns",
  );
}

/** Whether the balance is paid with the return, which makes them one duty. */
const isWithReturn = ({ companyReturn, companyPayment }: TaxDates): boolean =>
  companyReturn !== null && companyPayment?.due === companyReturn.due;

type Row = Omit<RegistrationDuty, "of" | "when"> & Partial<Pick<RegistrationDuty, "of" | "when">>;

/** Adds the dates that only a row of the registration states. */
function withRows(dates: TaxDates, rows: readonly Row[]): TaxDates {
  const stated = rows.flatMap(({ what, when, status }) => {
    const [kind, ...others] = kindsOf(what);
    if (!kind || others.length > 0 || kind === "registryReturn" || when === undefined || dates[kind])
      return [];
    return [[kind, { when, due: null, status, asOf: null, sources: [] }] as const];
  });
  return { ...dates, ...Object.fromEntries(stated) };
}

/**
 * Links the duties after registration to the tax dates, so that each due date is stated once, in `dates`. A row for
 * several taxes is split into one for each, and a tax date without a row gets one. `isOfRow` says whether the sources
 * of the row state the date.
 */
export function tieDuties(
  rows: readonly Row[],
  given: TaxDates,
  { tax }: Pick<CountryFile, "tax">,
  isOfRow: (kind: TaxDateKind) => boolean,
): { dates: TaxDates; duties: RegistrationDuty[] } {
  const dates = withRows(given, rows);
  const sales = tax.sales?.kind ?? "VAT";
  const title = (kind: TaxDateKind) =>
    kind === "sales" && (sales === "GST" || sales === "sales tax")
      ? titles.sales.replace("VAT", sales === "GST" ? sales : "Sales tax")
      : titles[kind];
  const tied = rows.flatMap((row): RegistrationDuty[] => {
    if (row.of) return [row];
    const all = kindsOf(row.what);
    const of = all.filter((kind) => dates[kind] !== null);
    if (of.length === 0) return [row];
    return of.map((kind) => ({
      what: all.length === 1 ? row.what : title(kind),
      of: kind,
      institution: row.institution,
      status: dates[kind]?.status ?? row.status,
      sources: isOfRow(kind) ? row.sources : [],
    }));
  });
  const institutionOf = (kind: TaxDateKind) =>
    kind === "registryReturn"
      ? "Trade register (RCCM)"
      : kind === "socialSecurity"
        ? "Social security office"
        : tax.authority.name;
  const missing = taxDateKinds.flatMap((kind): RegistrationDuty[] => {
    const date = dates[kind];
    const isStated =
      tied.some((row) => row.of === kind) || (kind === "companyPayment" && isWithReturn(dates));
    if (date === null || isStated) return [];
    return [
      { what: title(kind), of: kind, institution: institutionOf(kind), status: date.status, sources: [] },
    ];
  });
  // Each kind is one duty, however many rows name it.
  const duties = [...tied, ...missing].filter(
    (row, at, all) => !row.of || all.findIndex(({ of }) => of === row.of) === at,
  );
  return { dates, duties };
}
