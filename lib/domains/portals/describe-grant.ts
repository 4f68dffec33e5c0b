import { describeCampaign } from "#lib/platform/http/campaign.ts";
import { linesForTerminal } from "#lib/platform/text/escape.ts";
import type { GrantRow } from "./list-grant-requests.ts";

/** A whole request for the operator's terminal, aligned and without control characters. */
export function describeGrant(row: GrantRow): string {
  const campaign = describeCampaign(row);
  const rows = [
    ["state", row.state],
    ["portal", row.portal],
    ["from", row.email],
    ["audience", row.audience ?? "not said"],
    ["country", row.country ?? "none named"],
    ...(row.organisation ? [["for", row.organisation]] : []),
    ["purpose", row.purpose],
    ...(campaign ? [["came by", campaign]] : []),
    ["asked", row.requestedAt.toISOString()],
    ...(row.decidedAt ? [["decided", row.decidedAt.toISOString()]] : []),
    ...(row.reason ? [["reason", row.reason]] : []),
    ...(row.networks.length ? [["networks", row.networks.join(", ")]] : []),
    ...(row.expiresAt ? [["until", row.expiresAt.toISOString()]] : []),
  ];
  const lines = rows.map(([label = "", value = ""]) => `  ${label.padEnd(10)}${linesForTerminal(value, 12)}`);
  return [row.id, ...lines].join("\n");
}
