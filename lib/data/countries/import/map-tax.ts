import type { TaxFacts } from "../record/open/tax-schema.ts";
import type { FigureKey } from "../record/open/figures.ts";
import { mapFigure } from "./map-figures.ts";
import { isGeneralKnowledge, plainWords } from "./plain-words.ts";
import type { RawSource, RawTax } from "./raw.ts";

type Sources = Readonly<Record<string, RawSource>>;
type Known = { status: string; source_ids: string[] };

/** A fact that rests only on general knowledge or unreviewed drafts is indicative. */
function knownBy({ status, source_ids: ids }: Known, sources: Sources) {
  const isRead = status === "sourced" && ids.some((id) => !sources[id]?.draft);
  return { status: isRead ? "sourced" : "indicative", sources: ids };
}

/**
 * The newest source of a block, which the year of the block comes from. A reviewed source wins over a draft of the same
 * date.
 */
function newestOf(ids: readonly string[], sources: Sources): string | undefined {
  const rank = (id: string) => `${sources[id]?.date ?? ""}${sources[id]?.draft ? "" : "~"}`;
  return ids.toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))[0];
}

/** Null for a block in which nothing is known. */
const unlessEmpty = (facts: Record<string, unknown>, known: ReturnType<typeof knownBy>) =>
  Object.values(facts).some((fact) => fact !== null) ? { ...facts, ...known } : null;

/** Maps one entry of tax.json, except for the due dates, which have their own file. */
export function mapTax(raw: RawTax, sources: Sources): Record<Exclude<keyof TaxFacts, "dates">, unknown> {
  const { corporate_income_tax: company, vat_or_sales_tax: sales, withholding, payroll } = raw;
  const threshold = sales.registration_threshold;
  return {
    company: {
      ratePct: company.standard_pct,
      notes: plainWords(company.notes),
      since: company.effective_from,
      asOf: company.as_of,
      ...knownBy(company, sources),
    },
    sales: {
      kind: sales.kind,
      ratePct: sales.standard_pct,
      reduced: plainWords(sales.reduced),
      threshold: threshold && {
        amount: threshold.amount,
        currency: threshold.currency,
        note: plainWords(threshold.note),
        status: isGeneralKnowledge(threshold.note) ? "indicative" : knownBy(sales, sources).status,
      },
      since: sales.effective_from,
      asOf: sales.as_of,
      ...knownBy(sales, sources),
    },
    small:
      raw.small_business_regime === null
        ? null
        : {
            text: plainWords(raw.small_business_regime),
            ...knownBy(
              {
                status: isGeneralKnowledge(raw.small_business_regime) ? "indicative" : "sourced",
                source_ids: raw.other_source_ids,
              },
              sources,
            ),
          },
    withholding: unlessEmpty(
      {
        dividendsPct: withholding.dividends_pct,
        interestPct: withholding.interest_pct,
        royaltiesPct: withholding.royalties_pct,
        servicesPct: withholding.services_nonresident_pct,
        note: plainWords(withholding.note),
      },
      knownBy(withholding, sources),
    ),
    payroll: unlessEmpty(
      {
        employerPct: payroll.employer_social_security_pct,
        employeePct: payroll.employee_social_security_pct,
        note: plainWords(payroll.other),
      },
      knownBy(payroll, sources),
    ),
    authority: raw.authority,
  };
}

type Rates = "corporate_tax_rate_pct" | "vat_standard_rate_pct";

/** Maps the two rates of one entry of tax.json to figures, with the reason if one is missing. */
export function mapTaxFigures(raw: RawTax, sources: Sources) {
  const { corporate_income_tax: company, vat_or_sales_tax: sales } = raw;
  const rate = (block: typeof company | typeof sales) => {
    const source = newestOf(block.source_ids, sources);
    return block.standard_pct === null || source === undefined
      ? null
      : mapFigure({
          value: block.standard_pct,
          year: Number(block.as_of.slice(0, 4)),
          source,
          status: knownBy(block, sources).status,
        });
  };
  const figures: Record<Rates, ReturnType<typeof mapFigure>> = {
    corporate_tax_rate_pct: rate(company),
    vat_standard_rate_pct: rate(sales),
  };
  const withdrawn: Partial<Record<FigureKey, string>> = {
    ...(figures.corporate_tax_rate_pct === null && {
      corporate_tax_rate_pct: plainWords(company.notes) ?? "The sources disagree.",
    }),
    ...(sales.kind === "none" && { vat_standard_rate_pct: "There is no VAT or general sales tax." }),
  };
  return { figures, withdrawn };
}
