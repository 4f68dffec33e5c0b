import { z } from "zod";
import { rowVersion } from "#lib/domains/fields/open/row-numbers.ts";
import { schemaOf } from "#lib/domains/fields/shared/schema-of.ts";
import { says } from "#lib/platform/words/faults.ts";
import { vacancyFields } from "./open/fields.ts";

const unknown = says("vacancy.unknown");
const id = z.uuid(unknown);
const version = rowVersion(unknown);
const empty = z.literal("").transform(() => undefined);

/** The body of POST /api/admin/vacancies; without an id the vacancy is new. */
export const vacancySaved = z
  .object(
    { id: z.union([id, empty], unknown).optional(), version: z.union([empty, version], unknown).optional() },
    unknown,
  )
  .and(schemaOf(vacancyFields));
export type VacancySaved = z.output<typeof vacancySaved>;

/** The body of POST /api/admin/vacancies/close. */
export const vacancyClosed = z.object({ id, version }, unknown);

/** The body of POST /api/vacancies/apply. */
export const vacancyChosen = z.object({ id }, unknown);
