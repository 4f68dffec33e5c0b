import type { GrantRow } from "./list-grant-requests.ts";

/** A member's words must not move the operator's cursor, colour the screen or turn the line round. */
const harmless = (text: string): string =>
  text.replace(/[^\P{Cc}\n]/gu, " ").replace(/[\u202a-\u202e\u2066-\u2069]/g, "");

/** One request as the operator reads it on a terminal: whole, aligned, and free of control characters. */
export function describeGrant(row: GrantRow): string {
  const rows = [
    ["state", row.state],
    ["portal", row.portal],
    ["from", row.email],
    ["audience", row.audience ?? "not said"],
    ["country", row.country ?? "none named"],
    ...(row.organisation ? [["for", row.organisation]] : []),
    ["purpose", row.purpose],
    ["asked", row.requestedAt.toISOString()],
    ...(row.decidedAt ? [["decided", row.decidedAt.toISOString()]] : []),
    ...(row.reason ? [["reason", row.reason]] : []),
    ...(row.networks.length ? [["networks", row.networks.join(", ")]] : []),
    ...(row.expiresAt ? [["until", row.expiresAt.toISOString()]] : []),
  ];
  const indent = `\n${" ".repeat(12)}`;
  const lines = rows.map(
    ([label = "", value = ""]) => `  ${label.padEnd(10)}${harmless(value).split("\n").join(indent)}`,
  );
  return [row.id, ...lines].join("\n");
}
