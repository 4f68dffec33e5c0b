import "server-only";
import { formTokenName } from "../open/paths.ts";
import { dayOf } from "../own-case.ts";

const shape = /^(\d{4}-\d{2}-\d{2})\.[\w-]{43}$/;
const dayMs = 24 * 60 * 60 * 1_000;

/** The token of a form that was drawn today or yesterday. An older one counts no more: the post may lie in a history. */
export function readFormToken(fields: URLSearchParams, now = new Date()): string | undefined {
  const token = fields.get(formTokenName) ?? "";
  const day = shape.exec(token)?.[1];
  const days = [now, new Date(now.getTime() - dayMs)].map(dayOf);
  return day && days.includes(day) ? token : undefined;
}
