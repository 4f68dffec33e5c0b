import { leadRetentionMonths } from "#lib/leads/open/limits.ts";
import { codeMinutes } from "#lib/members/open/code-schema.ts";

const sessionDays = 30;
const deviceDays = 400;
const mailDays = 7;
const auditYears = 7;

/**
 * What is deleted by itself, and when. Pages say it and upkeep does it, both from this one table; a row without a span
 * is deleted when it has run out.
 */
export const retention = {
  signInCodes: { what: "Sign-in codes", kept: `until they run out, after ${codeMinutes} minutes` },
  rateWindows: { what: "Counts for limits, such as wrong codes", kept: "while they count, at most a day" },
  sessions: {
    what: "Sign-ins",
    kept: `until ${sessionDays} days after they end or run out`,
    days: sessionDays,
  },
  knownDevices: {
    what: "Devices you had us remember",
    kept: `until ${deviceDays} days after their last sign-in`,
    days: deviceDays,
  },
  outboxMails: {
    what: "Mail we sent you",
    kept: `its words until it is sent, that it was sent for ${mailDays} days more`,
    days: mailDays,
  },
  auditEvents: {
    what: "Records of sign-ins and decisions about access",
    kept: `for ${auditYears} years`,
    years: auditYears,
  },
  leads: { what: "Enquiries", kept: `for ${leadRetentionMonths} months`, months: leadRetentionMonths },
  pageFeedback: {
    what: "Answers to “Was this page useful?”",
    kept: `for ${leadRetentionMonths} months, like enquiries`,
    months: leadRetentionMonths,
  },
} as const satisfies Record<
  string,
  { what: string; kept: string; days?: number; months?: number; years?: number }
>;

export type Retained = keyof typeof retention;
