import { decidedMonths, leadRetentionMonths, letterMonths } from "#lib/data/retention/open/periods.ts";
import { retention } from "#lib/data/retention/open/retention.ts";
import { divisions, families } from "../divisions.ts";

/** What the placeholders in the texts of pages stand for: `{enquiryMonths}`. */
export const values = {
  enquiryMonths: leadRetentionMonths,
  enquiriesName: retention.leads.what,
  enquiriesKept: retention.leads.kept,
  decidedMonths,
  letterMonths,
  eventsName: retention.auditEvents.what,
  eventsKept: retention.auditEvents.kept,
  eventYears: retention.auditEvents.years,
  signInDays: retention.sessions.days,
  deviceDays: retention.knownDevices.days,
  divisionCount: divisions.length,
  fieldCount: Object.keys(families).length,
} as const satisfies Readonly<Record<string, string | number>>;
