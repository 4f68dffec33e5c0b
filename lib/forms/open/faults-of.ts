import type { Faults } from "./drawn-field.ts";

/** What a refusal says of each field: its first sentence; where no field is to blame, the sentence of the whole. */
export function faultsOf(
  sentence: string,
  fields: Readonly<Record<string, readonly string[] | undefined>> = {},
): Faults {
  const first = Object.entries(fields).flatMap(([path, sentences]) =>
    sentences?.[0] ? [[path, sentences[0]]] : [],
  );
  return first.length > 0 ? Object.fromEntries(first) : { "": sentence };
}
