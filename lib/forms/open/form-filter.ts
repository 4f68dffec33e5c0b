import type { FormId } from "./form-ids.ts";

/** Which of what was sent: by a form, and where one form serves several places what was answered so. */
export type FormFilter = { form: FormId; where?: { field: string; is: string } };
