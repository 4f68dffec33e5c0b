import "server-only";

export { countOutbox, type OutboxCounts } from "./count-outbox.ts";
export { listOutbox, type ListedMail } from "./list-outbox.ts";
export { retryMail } from "./retry-mail.ts";
export { dropWaitingMail } from "./drop-waiting-mail.ts";
export { newsSeconds, queueMail } from "./queue-mail.ts";
export { isFreeMail } from "./is-free-mail.ts";
export { kickOutbox, startOutbox, stopOutbox } from "./outbox.ts";
export { chatCopyMail } from "./chat-copy-mail.ts";
export { codeMail } from "./code-mail.ts";
export { newDeviceMail } from "./new-device-mail.ts";
export { grantDecidedMail } from "./grant-decided-mail.ts";
export { caseMail } from "./case-mail.ts";
export { caseworkMail } from "./casework-mail.ts";
export { documentMail } from "./document-mail.ts";
export { quoteMail } from "./quote-mail.ts";
export { submissionMail, type SubmissionNews } from "./submission-mail.ts";
export type { Letter } from "./write-letter.ts";
