import type { FormId } from "#lib/platform/words/open/form-ids.ts";

/** Selects submissions by form and, if one form serves several pages, by an answer. */
export type FormFilter = { form: FormId; where?: { field: string; is: string } };
