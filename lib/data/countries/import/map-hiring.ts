type Status = string;
type Text = { text: string; status: Status } | null;

/** One entry of the research on labour law. */
export type RawHiring = {
  slug: string;
  minimum_wage: {
    amount: number;
    currency: string;
    period: string;
    since: string | null;
    note: string | null;
    status: Status;
    source_ids: string[];
  } | null;
  minimum_wage_note: string | null;
  weekly_hours: { value: number; status: Status } | null;
  annual_leave_days: {
    value: number | null;
    unit: string | null;
    note: string | null;
    status: Status;
  } | null;
  annual_leave_ilo_2012: { value: number; year: number; source_ids: string[] } | null;
  maternity_leave_weeks: { paid_days: number; year: number; note: string | null; source_ids: string[] };
  probation: Text;
  fixed_term: Text;
  notice: Text;
  severance: Text;
  main_law: Text;
};

/** Whether a note says that no rate was found, and not that there is none. */
const saysUnknown = (note: string) => /established|not found|disagree/i.test(note);

/** Maps an entry on hiring. The strict schema validates it after the merge. */
export function mapHiring(raw: RawHiring) {
  const {
    minimum_wage: wage,
    minimum_wage_note: none,
    annual_leave_ilo_2012: counted,
    maternity_leave_weeks: maternity,
  } = raw;
  const { weekly_hours: hours, annual_leave_days: leave } = raw;
  return {
    minimumWage: wage && {
      amount: wage.amount,
      currency: wage.currency,
      per: wage.period,
      since: wage.since,
      note: wage.note,
      status: wage.status,
      sources: wage.source_ids,
    },
    noMinimumWage: none && { is: saysUnknown(none) ? "unknown" : "none", note: none },
    weeklyHours: hours && { hours: hours.value, status: hours.status },
    annualLeave: leave && { days: leave.value, unit: leave.unit, note: leave.note, status: leave.status },
    countedLeave: counted && { days: counted.value, year: counted.year, source: counted.source_ids[0] },
    maternityLeave: {
      days: maternity.paid_days,
      year: maternity.year,
      note: maternity.note,
      source: maternity.source_ids[0],
    },
    probation: raw.probation,
    fixedTerm: raw.fixed_term,
    notice: raw.notice,
    severance: raw.severance,
    mainLaw: raw.main_law,
  };
}
