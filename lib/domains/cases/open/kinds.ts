/** The kinds of case, in the order of the queue's filter. The table `cases` has the same ones. */
export const caseKinds = [
  "enquiry",
  "chat",
  "correction",
  "application",
  "interest",
  "request",
  "data_rights",
  "listing",
  "letter",
  "access",
  "comment",
  "feedback",
] as const;
export type CaseKind = (typeof caseKinds)[number];

export const caseStates = ["open", "waiting", "done"] as const;
/** open: it is the staff's turn. waiting: it is the sender's turn. */
export type CaseState = (typeof caseStates)[number];

/** Working days in which a case is answered, unless its form sets its own number. */
export const workingDaysOf: Readonly<Record<CaseKind, number>> = {
  enquiry: 3,
  chat: 1,
  correction: 10,
  application: 10,
  interest: 10,
  request: 10,
  data_rights: 20,
  listing: 10,
  letter: 5,
  access: 5,
  comment: 2,
  feedback: 10,
};

/**
 * The date that is a number of working days (Monday to Friday) after another. Public holidays count as working days.
 */
export function workingDaysAfter(start: Date, days: number): Date {
  const day = new Date(start);
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    const weekday = day.getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}
