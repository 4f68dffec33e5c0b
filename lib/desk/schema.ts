import { z } from "zod";
import type { Field } from "#lib/forms/open/fields.ts";
import { schemaOf } from "#lib/forms/open/schema-of.ts";
import { says } from "#lib/words/faults.ts";
import { fieldsOfDeed, type DeskDeed } from "./open/deeds.ts";

const ofCase = {
  reference: z.string(says("case.unknown")).max(20, says("case.unknown")),
  /** As it was when it was read. */
  version: z.coerce.number(says("case.version")).int(says("case.version")).min(1, says("case.version")),
};

/** To whom: a colleague by the id, or nobody. */
const to = z.union([z.uuid(), z.literal("nobody")], says("case.assignee"));

/** What the call of a deed takes. */
export const deedSchema = (deed: DeskDeed): z.ZodType<DeedInput> =>
  z
    .object({ ...ofCase, ...(deed === "assign" && { to }) }, says("case.unknown"))
    .and(schemaOf<readonly Field[]>(fieldsOfDeed[deed])) as z.ZodType<DeedInput>;

/** What every deed says, and what some say with it. */
export type DeedInput = {
  reference: string;
  version: number;
  words?: string | undefined;
  into?: string | undefined;
  until?: string | undefined;
  networks?: string | undefined;
  to?: string | undefined;
};
