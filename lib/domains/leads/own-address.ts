import type { Body } from "#lib/platform/http/read-body.ts";
import { isBlank } from "#lib/platform/text/clean.ts";

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const isEmpty = (address: unknown): boolean =>
  address === undefined || address === null || (typeof address === "string" && isBlank(address));

const contactOf = (value: unknown): Fields => fieldsOf(fieldsOf(fieldsOf(value)["payload"])["contact"]);

/** Whether an enquiry, as sent, has no address to reply to. */
export const lacksAddress = (body: Body): boolean =>
  isEmpty(body.kind === "form" ? body.value.get("email") : contactOf(body.value)["email"]);

/** The same enquiry with this address. Errors in the rest of it are left as they are. */
export function withAddress(body: Body, email: string): Body {
  if (body.kind === "form") {
    const value = new URLSearchParams(body.value);
    value.set("email", email);
    return { ...body, value };
  }
  const whole = fieldsOf(body.value);
  const payload = { ...fieldsOf(whole["payload"]), contact: { ...contactOf(body.value), email } };
  return { ...body, value: { ...whole, payload } };
}
