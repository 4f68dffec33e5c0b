import { createHash } from "node:crypto";

/** Serializes equal values to equal text: keys are sorted, and undefined values are left out. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (!value || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const parts = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, held]) => `${JSON.stringify(key)}:${canonicalJson(held)}`);
  return `{${parts.join(",")}}`;
}

/** SHA-256 of the canonical JSON of a validated body, in hexadecimal. */
export const bodyHash = (body: unknown): string =>
  createHash("sha256").update(canonicalJson(body)).digest("hex");
