import { z } from "zod";
import { fold } from "#lib/text/fold.ts";

export type QueryValues = Record<string, string | string[] | undefined>;

/** However often a parameter is given, its first value counts. */
const first = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((given) => ([given].flat()[0] ?? "").trim());

/**
 * Reads choices of a query; case and accents do not matter. What is none of the choices gives null and leaves its
 * sentence in `problems`; what was not asked gives null alone. Never throws.
 */
export function choiceReader(params: QueryValues, problems: string[]) {
  return <Choice extends string>(
    name: string,
    choices: readonly Choice[],
    problem: string,
  ): Choice | null => {
    const asked = first.parse(params[name]);
    if (asked === "") return null;
    const choice = choices.find((one) => fold(one) === fold(asked)) ?? null;
    if (choice === null) problems.push(problem);
    return choice;
  };
}
