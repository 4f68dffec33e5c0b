import type { Faults } from "./drawn-field.ts";

/** The first sentence for each field of a refusal; if no field is at fault, the sentence of the refusal itself. */
export function faultsOf(
  sentence: string,
  fields: Readonly<Record<string, readonly string[] | undefined>> = {},
): Faults {
  const first = Object.entries(fields).flatMap(([path, sentences]) =>
    sentences?.[0] ? [[path, sentences[0]]] : [],
  );
  return first.length > 0 ? Object.fromEntries(first) : { "": sentence };
}
