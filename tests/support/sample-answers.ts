import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";
import { worldCodes } from "#lib/domains/fields/shared/field-schema.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";

/** Typed values as a plain form posts them. */
export const asPost = (typed: Typed): URLSearchParams =>
  new URLSearchParams(
    Object.entries(typed).flatMap(([name, values]) => values.map((value) => [name, value])),
  );

const dayMs = 86_400_000;
const text = "Maize and beans, sold in the dry season by the road. ";

function dayFor({
  earliestDays = -20_000,
  latestDays = 20_000,
}: {
  earliestDays?: number;
  latestDays?: number;
}): Date {
  const offset =
    earliestDays > 0 ? earliestDays + 1 : latestDays < 0 ? latestDays - 1 : Math.max(earliestDays, 0);
  return new Date(Date.now() + offset * dayMs);
}

/** A valid value for a field, by the names of its controls. `choose`: which option, if there are several. */
export function rightAnswer(field: Field, choose = 0): Typed {
  const { name } = field;
  const at = <T>(options: readonly T[]): string => String(options[choose % options.length]);
  switch (field.kind) {
    case "text":
      return {
        [name]: [
          text
            .repeat(3)
            .slice(0, Math.min(field.most, Math.max(field.least ?? 1, 12)))
            .trim(),
        ],
      };
    case "longText":
      return {
        [name]: [
          text
            .repeat(9)
            .slice(0, Math.min(field.most, Math.max(field.least ?? 1, 60)))
            .padEnd(field.least ?? 1, "."),
        ],
      };
    case "email":
      return { [name]: ["ama@example.org"] };
    case "phone":
      return {
        [`${name}.number`]: ["+231 77 012 3456"],
        ...(!field.home && { [`${name}.country`]: [""] }),
      };
    case "number":
      return { [name]: [String(field.isWhole || field.isScale ? Math.ceil(field.min) : field.min)] };
    case "money":
      return { [`${name}.amount`]: ["1250.5"], [`${name}.currency`]: [at(field.currencies)] };
    case "date": {
      const day = dayFor(field);
      return {
        [`${name}.day`]: [String(day.getUTCDate())],
        [`${name}.month`]: [String(day.getUTCMonth() + 1)],
        [`${name}.year`]: [String(day.getUTCFullYear())],
      };
    }
    case "choice":
    case "choices":
      return { [name]: [at(field.options)] };
    case "country":
      return { [name]: [field.of === "africa" ? "liberia" : at(worldCodes)] };
    case "yesNo":
      return { [name]: [choose % 2 === 0 ? "yes" : "no"] };
    case "tick":
      return { [name]: ["true"] };
    case "address":
      return {
        [`${name}.lines`]: ["Behind the market"],
        [`${name}.place`]: ["Gbarnga"],
        [`${name}.country`]: ["LR"],
      };
    case "code":
      return { [name]: ["123456"] };
    case "file":
      return {};
    default:
      return field satisfies never;
  }
}

/** An invalid value for a field, if one is possible; nothing if only leaving it out is wrong. */
export function wrongAnswer(field: Field): Typed {
  const { name } = field;
  switch (field.kind) {
    case "text":
      return { [name]: ["a".repeat(field.most + 1)] };
    case "longText":
      return { [name]: ["a".repeat(field.most + 1)] };
    case "email":
      return { [name]: ["ama@"] };
    case "phone":
      return { [`${name}.number`]: ["12"] };
    case "number":
      return { [name]: ["many"] };
    case "money":
      return { [`${name}.amount`]: ["a lot"] };
    case "date":
      return { [`${name}.day`]: ["31"], [`${name}.month`]: ["2"], [`${name}.year`]: ["2026"] };
    case "address":
      return { [`${name}.lines`]: ["Behind the market"] };
    default:
      return {};
  }
}
