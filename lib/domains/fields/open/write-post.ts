import { unmistakable } from "#lib/platform/text/numbers.ts";
import type { Answers, Field } from "./fields.ts";
import type { Typed } from "./drawn-field.ts";

/** Spreads an answer over the names of its controls: the inverse of `readPost`. */
function controlsOf({ kind, name }: Field, answer: unknown): Record<string, string[]> {
  const parts = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([part, value]) =>
        value === undefined ? [] : [[`${name}.${part}`, [String(value)]]],
      ),
    );
  switch (kind) {
    case "choices":
    case "file":
      return { [name]: (answer as string[]).map(String) };
    case "tick":
      return answer === true ? { [name]: ["true"] } : {};
    case "yesNo":
      return { [name]: [answer === true ? "yes" : "no"] };
    case "date": {
      const [year, month, day] = String(answer).split("-");
      return parts({ day: Number(day), month: Number(month), year });
    }
    case "phone":
      return parts({ number: String(answer).replace(";ext=", " ext. ") });
    case "number":
      return { [name]: [unmistakable(String(answer))] };
    case "money": {
      const { amount, currency } = answer as { amount: number; currency: string };
      return parts({ amount: unmistakable(String(amount)), currency });
    }
    case "address":
      return parts(answer as Record<string, unknown>);
    default:
      return { [name]: [String(answer)] };
  }
}

/** Answers as if they had been typed, for rendering the form again. Codes are never rendered again. */
export function writePost(fields: readonly Field[], answers: Answers): Typed {
  const typed: Record<string, string[]> = {};
  for (const field of fields) {
    const answer = answers[field.name];
    if (answer !== undefined && answer !== null && field.kind !== "code")
      Object.assign(typed, controlsOf(field, answer));
  }
  return typed;
}
