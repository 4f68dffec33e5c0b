import type { RawRegistration } from "./raw.ts";

/** How to register a business: the summary flattened, what comes after registration as duties. */
export function mapRegistration(raw: RawRegistration) {
  const { summary } = raw;
  return {
    asOf: raw.asOf,
    days: summary.days,
    costLocal: summary.cost_local,
    minCapital: summary.min_capital,
    oneStopShop: summary.one_stop_shop,
    online: summary.online,
    foreignOwnershipNote: summary.foreign_ownership_note,
    steps: raw.steps.map(({ institution_url, cost, ...step }) => ({
      ...step,
      institutionUrl: institution_url,
      cost: cost && { amount: cost.amount, currency: cost.currency, ...(cost.basis && { note: cost.basis }) },
    })),
    duties: raw.after,
    sources: raw.sources.map(({ id, title, publisher, url, year }) => ({ id, title, publisher, url, year })),
    uncertain: raw.uncertain,
  };
}
