import { describeCampaign } from "#lib/platform/http/campaign.ts";
import { linesForTerminal } from "#lib/platform/text/escape.ts";
import { isFiledType } from "#lib/data/content/lead-types.ts";
import { leadLabel } from "./shared/lead-words.ts";
import type { LeadRow } from "./list-leads.ts";

function wordsOf(messages: unknown): string[] {
  if (!Array.isArray(messages)) return [];
  return messages.flatMap((message: unknown) =>
    message && typeof message === "object" && "text" in message ? [String(message.text)] : [],
  );
}

/** A whole enquiry for the operator's terminal, aligned and without control characters. */
export function describeLead(lead: LeadRow): string {
  const kind = isFiledType(lead.leadType) ? leadLabel(lead.leadType) : lead.leadType;
  const address = lead.contactEmail ?? "nobody named";
  const from = lead.contactName ? `${lead.contactName} <${address}>` : address;
  const campaign = describeCampaign(lead);
  const rows = [
    ["filed", lead.filedAt.toISOString()],
    ["kind", kind],
    ["country", lead.countrySlug ?? "none named"],
    ["from", from],
    ["page", lead.page],
    ...(campaign ? [["came by", campaign]] : []),
    ...wordsOf(lead.messages).map((text) => ["message", text]),
  ];
  const lines = rows.map(([label = "", value = ""]) => `  ${label.padEnd(9)}${linesForTerminal(value, 11)}`);
  return [lead.reference, ...lines].join("\n");
}
