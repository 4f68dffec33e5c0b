import { z } from "zod";
import { fieldSchema } from "#lib/domains/fields/shared/field-schema.ts";
import { cleanLine } from "#lib/platform/text/clean.ts";
import { longestName } from "#lib/platform/text/first-typed.ts";
import { says } from "#lib/platform/words/faults.ts";
import { navigatorLimits } from "./open/limits.ts";
import { rightField, wordsField } from "./open/verdict-fields.ts";

const given = z
  .union([z.string(), z.array(z.string())], says("navigator.text"))
  .optional()
  .transform((value) => [value ?? []].flat());
const line = given.transform(([first = ""]) => cleanLine(first));
const short = line.transform((text) => text.slice(0, longestName));

/** Slugs, comma-separated or in repeated parameters. */
const slugs = given.transform((all) =>
  all
    .flatMap((list) => list.split(","))
    .map((slug) => slug.trim().toLowerCase().slice(0, longestName))
    .filter(Boolean),
);

const known = { country: slugs, about: short, passport: short };

/** The query of the navigator. It is never refused: the page says what it could not use. */
export const navigatorQuery = z.object({ ask: line, ...known, was: short });
export type NavigatorQuery = z.output<typeof navigatorQuery>;

const question = line.pipe(
  z
    .string()
    .min(1, says("navigator.ask"))
    .max(navigatorLimits.question, says("navigator.long", { most: navigatorLimits.question })),
);

/** The body of POST /api/navigator/verdict: the question as in its address, and the verdict on its answer. */
export const verdictInput = z.object({
  ask: question,
  ...known,
  right: fieldSchema(rightField),
  words: fieldSchema(wordsField),
});
export type VerdictInput = z.output<typeof verdictInput>;
