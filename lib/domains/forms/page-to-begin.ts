import type { FormFilter } from "./open/form.ts";
import { formPath } from "./open/form-path.ts";

/**
 * The page on which a form is begun: its first page, which says what it takes. If the filter names an answer, the
 * address names it too, and the step that asks for it has it preselected.
 */
export const pageToBegin = ({ form, where }: FormFilter) =>
  where ? (`${formPath(form)}?${where.field}=${where.is}` as const) : formPath(form);
