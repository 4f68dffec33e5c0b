import "server-only";
import type { FactLeaf } from "#lib/data/countries/record/index.ts";
import { choice, longText, number, text, yesNo, type Field } from "#lib/domains/fields/open/fields.ts";
import type { WordKey } from "#lib/platform/words/index.ts";

const most = 1_000_000_000_000_000;
const longestLine = 300;
const longestText = 2000;
const longestLink = 500;

/** Leaves that take sentences rather than a word or two. */
const sentences: readonly string[] = ["note", "notes", "text", "reduced", "includes", "counts", "what", "get", "law", "when", "costRule", "daysCount", "foreignOwnershipNote", "scope"]; // prettier-ignore

const lastOf = (name: string): string => name.split(".").at(-1) ?? "";

/** The word key of a leaf; that of the value itself if the fact is a single value. */
export const leafKey = (name: string) => `leaf.${name || "itself"}` as WordKey<"facts"> & `leaf.${string}`;

/** An option in the spelling of word keys. */
export const optionKey = (option: string): string => option.replaceAll(" ", "-");

/** The name of the form control for a leaf. */
export const controlOf = (name: string): string => (name || "itself").replaceAll(".", "-");

/** The form field for a leaf. */
export function fieldOf({ name, kind, isOptional, isWhole, options = [] }: FactLeaf): Field {
  const given = {
    words: { area: "facts", key: leafKey(name) },
    autoComplete: "off",
    ...(isOptional && { optional: true as const }),
  } as const;
  const control = controlOf(name);
  switch (kind) {
    case "number":
      return number(control, { ...given, min: -most, max: most, ...(isWhole && { isWhole }) });
    case "yesNo":
      return yesNo(control, given);
    case "choice": {
      const area = { area: "facts", key: "choice", label: leafKey(name) } as const;
      return choice(control, { ...given, words: area, options: options.map(optionKey), isList: true });
    }
    case "list":
      return longText(control, { ...given, most: longestText, rows: 6 });
    case "link":
      return text(control, { ...given, most: longestLink });
    case "text":
      return sentences.includes(lastOf(name))
        ? longText(control, { ...given, most: longestText, rows: 3 })
        : text(control, { ...given, most: longestLine });
    default:
      return kind satisfies never;
  }
}

const linesOf = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The answers by leaf name, in the format of the fact. */
export function readValues(
  leaves: readonly FactLeaf[],
  answers: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    leaves.map(({ name, kind, options = [] }) => {
      const answer = answers[controlOf(name)];
      if (answer === undefined) return [name, null];
      if (kind === "list") return [name, linesOf(String(answer))];
      if (kind === "choice") return [name, options.find((option) => optionKey(option) === answer) ?? null];
      return [name, answer];
    }),
  );
}

/** The initial values of the form: the fact as it is. */
export function typedOf(leaves: readonly FactLeaf[]): Record<string, string[]> {
  return Object.fromEntries(
    leaves.flatMap(({ name, kind, value }) => {
      if (value === null || value === undefined) return [];
      const typed =
        kind === "yesNo"
          ? value === true
            ? "yes"
            : "no"
          : Array.isArray(value)
            ? value.join("\n")
            : kind === "choice"
              ? optionKey(String(value))
              : String(value);
      return [[controlOf(name), [typed]]];
    }),
  );
}
