import { leadRetentionMonths } from "../leads/limits.ts";

/** What is deleted by itself, and when: said on the privacy page and done by upkeep, from this one table. */
export const retention = {
  signInCodes: { what: "Sign-in codes", kept: "until they run out, after ten minutes" },
  rateWindows: { what: "Counts for limits, such as wrong codes", kept: "while they count, at most a day" },
  sessions: { what: "Sign-ins", kept: "until 30 days after they end or run out" },
  knownDevices: { what: "Devices you had us remember", kept: "until 400 days after their last sign-in" },
  outboxMails: {
    what: "Mail we sent you",
    kept: "its words until it is sent, that it was sent for 7 days more",
  },
  auditEvents: { what: "Records of sign-ins and decisions about access", kept: "for 7 years" },
  leads: { what: "Enquiries", kept: `for ${leadRetentionMonths} months` },
} as const satisfies Record<string, { what: string; kept: string }>;

export type Retained = keyof typeof retention;
