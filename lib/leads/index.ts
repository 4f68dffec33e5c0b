import "server-only";

export { fileLead } from "./file-lead.ts";
export { lookUpReceipt, type ReceiptAnswer } from "./look-up-receipt.ts";
export { listLeads } from "./list-leads.ts";
export { countLeadsOf, deleteLeadsOf, exportLeadsOf, listLeadsOf, type FiledLead } from "./of-address.ts";
export { leadForm } from "./plain-form.ts";
