import { z } from "zod";
import { countrySlugs } from "#lib/countries/record/open/slugs.ts";
import { schemaOf } from "#lib/forms/open/schema-of.ts";
import type { Field } from "#lib/forms/open/fields.ts";
import { says } from "#lib/words/faults.ts";
import { fieldsOfDecision } from "./open/fields.ts";
import type { DecideDeed } from "./open/paths.ts";

export type DecisionInput = { id: string; answer?: string | undefined };

/** What the call of a decision takes: which proposal, and the answer to it where one is asked for. */
export const decisionSchema = (deed: DecideDeed): z.ZodType<DecisionInput> =>
  z
    .object({ id: z.uuid(says("fact.unknownEdit")) }, says("fact.unknownEdit"))
    .and(schemaOf<readonly Field[]>(fieldsOfDecision[deed])) as z.ZodType<DecisionInput>;

/** Which fact a proposal is about, as the address of its call has it. */
export const factAddress = z.object({ country: z.enum(countrySlugs), fact: z.string().min(1).max(200) });
export type FactAddress = z.output<typeof factAddress>;
