import { isFiledType, leadTypeWords } from "./open/lead-types.ts";
import type { LeadRow } from "./list-leads.ts";

/** A visitor's words must not move the operator's cursor or colour the screen. */
const harmless = (text: string): string => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, " ");

function wordsOf(messages: unknown): string[] {
  if (!Array.isArray(messages)) return [];
  return messages.flatMap((message: unknown) =>
    message && typeof message === "object" && "text" in message ? [String(message.text)] : [],
  );
}

/** One enquiry as the operator reads it on a terminal: whole, aligned, and free of control characters. */
export function describeLead(lead: LeadRow): string {
  const kind = isFiledType(lead.leadType) ? leadTypeWords[lead.leadType].label : lead.leadType;
  const address = lead.contactEmail ?? "nobody named";
  const from = lead.contactName ? `${lead.contactName} <${address}>` : address;
  const rows = [
    ["filed", lead.filedAt.toISOString()],
    ["kind", kind],
    ["country", lead.countrySlug ?? "none named"],
    ["from", from],
    ["page", lead.page],
    ...wordsOf(lead.messages).map((text) => ["message", text.split("\n").join(`\n${" ".repeat(11)}`)]),
  ];
  const lines = rows.map(([label = "", value = ""]) => `  ${label.padEnd(9)}${harmless(value)}`);
  return [lead.reference, ...lines].join("\n");
}
