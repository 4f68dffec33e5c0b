import type { Field } from "#lib/domains/fields/open/fields.ts";

type Given = Readonly<Record<string, unknown>>;

function someAnswer(field: Field): unknown {
  switch (field.kind) {
    case "email":
      return `${field.name}@example.org`;
    case "phone":
      return "+231770123456";
    case "number":
      return field.min;
    case "date":
      return field.latestDays === 0 ? "1990-02-03" : new Date().toISOString().slice(0, 10);
    case "choice":
      return field.options[0];
    case "choices":
      return [...field.options];
    case "country":
      return field.of === "africa" ? "ghana" : "GH";
    case "address":
      return { lines: "12 Ring Road", place: "Accra", country: "GH" };
    case "text":
    case "longText":
      return `Some ${field.name}`;
    default:
      throw new Error(`no answer of the kind ${field.kind}`);
  }
}

/** An answer to each of these fields, including optional ones, as a call would send them; `given` overrides them. */
export const someAnswers = (fields: readonly Field[], given: Given = {}): Given => ({
  ...Object.fromEntries(fields.map((field) => [field.name, someAnswer(field)])),
  ...given,
});
