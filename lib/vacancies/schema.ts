import { z } from "zod";
import { rowVersion } from "#lib/forms/open/row-numbers.ts";
import { schemaOf } from "#lib/forms/open/schema-of.ts";
import { says } from "#lib/words/faults.ts";
import { vacancyFields } from "./open/fields.ts";

const unknown = says("vacancy.unknown");
const id = z.uuid(unknown);
const version = rowVersion(unknown);
const empty = z.literal("").transform(() => undefined);

/** What POST /api/admin/vacancies takes: without an id it is new. */
export const vacancySaved = z
  .object(
    { id: z.union([id, empty], unknown).optional(), version: z.union([empty, version], unknown).optional() },
    unknown,
  )
  .and(schemaOf(vacancyFields));
export type VacancySaved = z.output<typeof vacancySaved>;

/** What POST /api/admin/vacancies/close takes. */
export const vacancyClosed = z.object({ id, version }, unknown);

/** What POST /api/vacancies/apply takes. */
export const vacancyChosen = z.object({ id }, unknown);
