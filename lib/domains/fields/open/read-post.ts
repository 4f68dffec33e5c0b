import type { Field } from "./fields.ts";
import { addressParts, pathOf } from "./field-names.ts";

/** What is needed to read a field: its definition has it, and so do a rendered field and a hidden one. */
export type Read = Pick<Field, "kind" | "name" | "path">;

/** The fields of a plain form post, or of a form in the page; both have these methods. */
type Post = { get(name: string): unknown; getAll(name: string): unknown[] };

const typed = (post: Post, name: string): string => {
  const value = post.get(name);
  return typeof value === "string" ? value : "";
};

/** A number as it was typed, with the meaning of its single separator if the form asked (`twoReadings`). */
function numberIn(post: Post, name: string, of: string): unknown {
  const number = typed(post, name);
  const meant = typed(post, `${of}.meant`);
  return meant ? { number, meant } : number;
}

function dateIn(post: Post, name: string): string {
  const whole = typed(post, name); // a script, or a browser's own picker, sends one value
  if (whole) return whole;
  const [year, month, day] = ["year", "month", "day"].map((part) => typed(post, `${name}.${part}`).trim());
  if (!year && !month && !day) return "";
  return `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
}

/** The value of one field in a plain form post, in the shape that the API takes. */
function valueIn(field: Read, post: Post): unknown {
  const { name } = field;
  switch (field.kind) {
    case "number":
      return typed(post, name) && numberIn(post, name, name);
    case "money": {
      const amount = `${name}.amount`;
      return (
        typed(post, amount) && {
          amount: numberIn(post, amount, name),
          currency: typed(post, `${name}.currency`),
        }
      );
    }
    case "date":
      return dateIn(post, name);
    case "phone": {
      const number = typed(post, `${name}.number`);
      return number && { number, country: typed(post, `${name}.country`) };
    }
    case "address":
      return isAddressBegun(post, name)
        ? Object.fromEntries(addressParts.map((part) => [part, typed(post, `${name}.${part}`)]))
        : "";
    case "choices":
    case "file":
      return post.getAll(name).filter((value) => typeof value === "string" && value !== "");
    case "tick":
      return ["true", "on"].includes(typed(post, name));
    case "yesNo":
      return { yes: true, no: false }[typed(post, name)] ?? typed(post, name);
    default:
      return typed(post, name);
  }
}

/** A country alone does not count: it was preselected when the form was opened. */
const isAddressBegun = (post: Post, name: string): boolean =>
  addressParts.some((part) => part !== "country" && typed(post, `${name}.${part}`).trim() !== "");

function put(whole: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key = "", ...rest] = path;
  if (rest.length === 0) {
    whole[key] = value;
    return;
  }
  const isList = /^\d+$/.test(rest[0] ?? "");
  whole[key] ??= isList ? [] : {};
  put(whole[key] as Record<string, unknown>, rest, value);
}

/** Converts a plain form post to the request body that the form's API takes. */
export function readPost(fields: readonly Read[], post: Post): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of fields) put(body, pathOf(field).split("."), valueIn(field, post));
  return body;
}
