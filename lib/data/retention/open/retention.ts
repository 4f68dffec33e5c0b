import {
  chatMonths,
  closedMonths,
  codeMinutes,
  deliveryDays,
  draftMinutes,
  keptDays,
  leadRetentionMonths,
  leastInAll,
  leastInWeek,
  missMonths,
  noticeMonths,
  openSubmissionMonths,
  rareWeeks,
  startedDays,
  startedMemberDays,
  unsentDays,
  vacancyMonths,
} from "./periods.ts";

const sessionDays = 30;
const deviceDays = 400;
const mailDays = 7;
const auditYears = 7;

/**
 * What is deleted automatically, and when. Pages and upkeep both use this one table; a row without a span is deleted
 * when it expires.
 */
export const retention = {
  signInCodes: { what: "Sign-in codes", kept: `until they run out, after ${codeMinutes} minutes` },
  formDrafts: {
    what: "Forms that could not be taken",
    kept: `sealed, for ${draftMinutes} minutes, so that nothing you typed is lost`,
  },
  startedForms: {
    what: "Forms you have begun and not sent",
    kept: `sealed, for ${startedDays} days after your last change, in your account for ${startedMemberDays}`,
  },
  savedForms: {
    what: "Answers you took along as a link",
    kept: `encrypted in your browser, so that we cannot read them, for ${startedMemberDays} days`,
  },
  bulkRuns: { what: "What came of an action that staff took on several cases at once", kept: "for a day" },
  submissions: {
    what: "Applications and other forms you sent",
    kept: `sealed, as long as the first page of the form says after they are decided or withdrawn; ${openSubmissionMonths} months after the last that happened to them where nobody decided; what a form calls public stands in its directory until you take it off or it is deleted; messages about it and notes of our staff go with it, as they do with an enquiry`,
    months: openSubmissionMonths,
  },
  unsentUploads: {
    what: "Files added to a form that was not sent",
    kept: "as long as the form; then for a day at most",
    days: unsentDays,
  },
  uploads: {
    what: "Files sent with a form",
    kept: `until ${keptDays} days after its case is over`,
    days: keptDays,
  },
  confidentialCases: {
    what: "What was told to caseworkers in confidence",
    kept: `sealed, so that we cannot read it, until ${closedMonths} months after the case was closed`,
    months: closedMonths,
  },
  confidentialHours: {
    what: "Counts, by network, of receipts that were not right and of what was filed in confidence",
    kept: "for an hour, under a number that is deleted with them",
  },
  vacancies: {
    what: "Posts that were advertised",
    kept: `until ${vacancyMonths} months after they are closed`,
    months: vacancyMonths,
  },
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
    kept: `its words until it is sent or nobody wants it any more, that it was sent for ${mailDays} days more`,
    days: mailDays,
  },
  webhookDeliveries: {
    what: "What of a conversation was told to another system that we use",
    kept: `sealed, for ${deliveryDays} days, so that it can be sent again`,
    days: deliveryDays,
  },
  auditEvents: {
    what: "Records of sign-ins and decisions about access",
    kept: `for ${auditYears} years`,
    years: auditYears,
  },
  leads: { what: "Enquiries", kept: `for ${leadRetentionMonths} months`, months: leadRetentionMonths },
  chats: {
    what: "Chats with us",
    kept: `sealed, until ${chatMonths} months after your last message in them; with them their files`,
    months: chatMonths,
  },
  presences: { what: "That somebody has a chat open", kept: "while it is open" },
  siteNotices: {
    what: "Notices that stood on our pages",
    kept: `until ${noticeMonths} months after they end`,
    months: noticeMonths,
  },
  searchMisses: {
    what: "Words that were searched for in vain, counted by week",
    kept: `for ${missMonths} months; until ${rareWeeks} weeks after their week where they were searched for less than ${leastInWeek} times in it and less than ${leastInAll} times in all`,
    months: missMonths,
  },
  pageFeedback: {
    what: "Answers to “Was this page useful?” and “Was this right?”",
    kept: `for ${leadRetentionMonths} months, like enquiries`,
    months: leadRetentionMonths,
  },
} as const satisfies Record<
  string,
  { what: string; kept: string; days?: number; months?: number; years?: number }
>;

export type Retained = keyof typeof retention;
