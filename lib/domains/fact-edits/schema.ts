import { z } from "zod";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { schemaOf } from "#lib/domains/fields/shared/schema-of.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";
import { says } from "#lib/platform/words/faults.ts";
import { fieldsOfDecision } from "./open/fields.ts";
import type { DecideAction } from "./open/paths.ts";

export type DecisionInput = { id: string; answer?: string | undefined };

/** The input of a decision's route: the proposal's id, and an answer if the decision needs one. */
export const decisionSchema = (action: DecideAction): z.ZodType<DecisionInput> =>
  z
    .object({ id: z.uuid(says("fact.unknownEdit")) }, says("fact.unknownEdit"))
    .and(schemaOf<readonly Field[]>(fieldsOfDecision[action])) as z.ZodType<DecisionInput>;

/** The fact a proposal is about, as in the query string of its route. */
export const factAddress = z.object({ country: z.enum(countrySlugs), fact: z.string().min(1).max(200) });
export type FactAddress = z.output<typeof factAddress>;
