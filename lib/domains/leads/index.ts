import "server-only";

export { feedbackForm, feedbackFormId, leadForm, leadFormId } from "./handlers.ts";
export { enquiryAgain, pageAgain } from "./enquiry-again.ts";
export { leadOfChat, readFeedback, readLead } from "./read-lead.ts";
export { beginChat } from "./begin-chat.ts";
export { fileLead, fileMissingCases } from "./file-lead.ts";
export {
  filePageFeedback,
  decideFeedback,
  listWaitingFeedback,
  readFeedbackOf,
  type WaitingFeedback,
} from "./page-feedback.ts";
export { lookUpReceipt, type ReceiptAnswer } from "./receipts.ts";
export { listLeads } from "./list-leads.ts";
export { countLeadsOf, deleteLeadsOf, exportLeadsOf, listLeadsOf, type FiledLead } from "./of-address.ts";
export { lacksAddress, withAddress } from "./own-address.ts";
