import type { FormFilter } from "./open/form-filter.ts";
import { formPath } from "./open/form-path.ts";

/**
 * Where a form is begun: on its first page, which says what it takes. Where only those that are answered so are meant, the
 * address names that answer, and the step that asks for it has it chosen already.
 */
export const pageToBegin = ({ form, where }: FormFilter) =>
  where ? (`${formPath(form)}?${where.field}=${where.is}` as const) : formPath(form);
