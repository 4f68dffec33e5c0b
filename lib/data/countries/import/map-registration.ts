import type { RawRegistration, RawTotal } from "./raw.ts";
import settledWords from "./settled-words.json" with { type: "json" };

/** Matches a step that is taken only where it applies. An optional notary does not make a step optional. */
const optionalWords =
  /\(optional|, optional$|where re(quired|gulated)|for regulated activities|(above|over) (the threshold|[A-Z]{3} )/;
const branchWords =
  /branch of a foreign company|external company|foreign corporation|^Register a foreign company/;

const basisOf = (part: { status?: string; source_ids?: string[] }) => ({
  ...(part.status && { status: part.status }),
  ...(part.source_ids && { sources: part.source_ids }),
});

function mapTotal(total: RawTotal) {
  const { cost_local: cost, days, capital_minimum: capital, note } = total;
  return {
    form: total.form,
    cost: cost && {
      min: cost.amount_min,
      max: cost.amount_max,
      currency: cost.currency,
      includes: cost.includes,
      ...basisOf(cost),
    },
    days: days && { min: days.min, max: days.max, counts: days.counts, ...basisOf(days) },
    minCapital: capital && {
      amount: capital.amount,
      currency: capital.currency,
      ...(capital.note && { note: capital.note }),
      ...basisOf(capital),
    },
    asOf: total.as_of,
    ...(note && { note }),
    status: total.status,
    sources: total.source_ids,
  };
}

/** The notes of one step. The office in them is left out, because `offices` is written by hand. */
function notesOf(raw: RawRegistration, order: number) {
  const notes = (raw.step_notes ?? []).flatMap((note) => {
    if (note.order !== order) return [];
    const stated = {
      ...(note.cost_rule && { costRule: note.cost_rule }),
      ...(note.days_count && { daysCount: note.days_count }),
      ...(note.online_url && { onlineUrl: note.online_url }),
      ...(note.indicative_parts && { indicativeParts: note.indicative_parts }),
    };
    return Object.keys(stated).length > 0 ? [{ ...stated, status: note.status, sources: note.sources }] : [];
  });
  return notes.length > 0 ? { notes } : {};
}

/**
 * Questions that the registration research leaves open but the tax date research settles. The value is what remains
 * open, null for nothing.
 */
const settled: Readonly<Record<string, string | null>> = settledWords;

/** Maps how to register a business: flattens the summary, and turns what comes after registration into duties. */
export function mapRegistration(raw: RawRegistration) {
  const { summary, totals } = raw;
  return {
    asOf: raw.asOf,
    days: summary.days,
    costLocal: summary.cost_local,
    minCapital: summary.min_capital,
    oneStopShop: summary.one_stop_shop,
    online: summary.online,
    foreignOwnershipNote: summary.foreign_ownership_note,
    totals: {
      company: mapTotal(totals.company),
      soleTrader: totals.sole_trader && mapTotal(totals.sole_trader),
    },
    steps: raw.steps.map(({ institution_url, cost, ...step }) => ({
      ...step,
      institutionUrl: institution_url,
      cost: cost && { amount: cost.amount, currency: cost.currency, ...(cost.basis && { note: cost.basis }) },
      ...(optionalWords.test(step.what) && { optional: true }),
      ...(step.for === "foreigners" && branchWords.test(step.what) && { branch: true }),
      ...notesOf(raw, step.order),
    })),
    duties: raw.after,
    sources: raw.sources.map(({ id, title, publisher, url, year }) => ({ id, title, publisher, url, year })),
    uncertain: raw.uncertain.flatMap((text) => (text in settled ? (settled[text] ?? []) : [text])),
  };
}
