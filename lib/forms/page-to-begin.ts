import { getForm } from "./definitions/index.ts";
import type { FormFilter } from "./open/form-filter.ts";
import { formPath, stepPath } from "./open/form-path.ts";

/**
 * Where a form is begun: on its first page; or, where only those that are answered so are meant, at the first step, which
 * asks for that answer, with it chosen already.
 */
export function pageToBegin({ form, where }: FormFilter) {
  const [first] = getForm(form).steps;
  return where && first ? stepPath(form, `${first.name}&${where.field}=${where.is}`) : formPath(form);
}
