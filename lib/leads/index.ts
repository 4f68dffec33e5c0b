import "server-only";

export { fileLead } from "./file-lead.ts";
export { lookUpReceipt, type ReceiptAnswer } from "./look-up-receipt.ts";
export { listLeads, type LeadRow } from "./list-leads.ts";
export { leadForm } from "./plain-form.ts";
