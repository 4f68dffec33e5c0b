import "server-only";
import { wordsOf, type WordKey } from "./index.ts";

type Values = Readonly<Record<string, string | number>>;

/** What a visitor reads when something cannot be done, in the language of the current request. */
export const fault = (key: WordKey<"faults">, values?: Values): string => wordsOf("faults")(key, values);

/** The same for a schema, which is created once: the message is looked up when a fault occurs. */
export const says = (key: WordKey<"faults">, values?: Values): { error: () => string } => ({
  error: () => fault(key, values),
});
