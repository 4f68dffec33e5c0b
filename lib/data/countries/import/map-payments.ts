import type { RawPayments, RawRail } from "./raw.ts";

const mapRail = (raw: RawRail) => ({
  name: raw.name ?? raw.brand,
  operator: raw.operator ?? null,
  since: raw.since ?? null,
  ...(raw.since_status && { sinceStatus: raw.since_status }),
  status: raw.status,
  sources: raw.sources,
});

/** Maps how money moves in a country, without the two figures of the entry, which are stored with the other figures. */
export function mapPayments(raw: RawPayments) {
  return {
    mobileMoney: raw.mobile_money.map(mapRail),
    instant: raw.instant_payment.map(mapRail),
    cardSwitches: raw.card_switches.map(mapRail),
    regional: raw.regional_rails,
    fxRegime: raw.fx_regime,
    fxRegimeStatus: raw.fx_regime_status ?? null,
    foreignCurrencyNote: raw.foreign_currency_account_note,
    foreignCurrencyStatus: raw.foreign_currency_account_status ?? null,
  };
}
