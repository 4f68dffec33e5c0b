import "server-only";

export { feedbackForm, feedbackFormId } from "./feedback-form.ts";
export { enquiryAgain, pageAgain } from "./enquiry-again.ts";
export { leadOfChat } from "./lead-of-chat.ts";
export { beginChat } from "./begin-chat.ts";
export { fileLead } from "./file-lead.ts";
export { filePageFeedback } from "./file-page-feedback.ts";
export { decideFeedback, listWaitingFeedback, type WaitingFeedback } from "./moderate-feedback.ts";
export { lookUpReceipt, type ReceiptAnswer } from "./look-up-receipt.ts";
export { listLeads } from "./list-leads.ts";
export { countLeadsOf, deleteLeadsOf, exportLeadsOf, listLeadsOf, type FiledLead } from "./of-address.ts";
export { lacksAddress, withAddress } from "./own-address.ts";
export { leadForm, leadFormId } from "./lead-form.ts";
export { fileMissingCases } from "./file-missing-cases.ts";
export { readFeedbackOf, type FeedbackOf } from "./read-feedback-of.ts";
export { readFeedback, readLead } from "./read-lead.ts";
