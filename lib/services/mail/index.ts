import "server-only";

export { countOutbox, type OutboxCounts, listOutbox, type ListedMail, retryMail } from "./list-outbox.ts";
export { dropWaitingMail, newsSeconds, queueMail } from "./queue-mail.ts";
export { isFreeMail } from "./is-free-mail.ts";
export { kickOutbox, startOutbox, stopOutbox } from "./outbox.ts";
export {
  chatCopyMail,
  caseMail,
  caseworkMail,
  quoteMail,
  submissionMail,
  type SubmissionNews,
} from "./case-mail.ts";
export { codeMail, newDeviceMail, keyMail, newCaseworkerMail } from "./account-mail.ts";
export { grantDecidedMail, documentMail } from "./portal-mail.ts";
export type { Letter } from "./write-letter.ts";
