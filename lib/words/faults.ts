import "server-only";
import { wordsOf, type WordKey } from "./index.ts";

type Values = Readonly<Record<string, string | number>>;

/** What a visitor reads when something cannot be done, in the language of the call under way. */
export const fault = (key: WordKey<"faults">, values?: Values): string => wordsOf("faults")(key, values);

/** The same for a schema, which is made once: the sentence is looked up when the fault is. */
export const says = (key: WordKey<"faults">, values?: Values): { error: () => string } => ({
  error: () => fault(key, values),
});
