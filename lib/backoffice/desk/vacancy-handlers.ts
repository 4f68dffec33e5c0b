import "server-only";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import {
  closeVacancyFormId,
  vacancyFields,
  vacancyFormId,
  vacancyUnseen,
} from "#lib/domains/vacancies/open/fields.ts";
import {
  changeVacancyPath,
  closeVacancyCall,
  vacanciesPath,
  vacancyCall,
} from "#lib/domains/vacancies/open/paths.ts";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";

/** Form handler for saving a vacancy without script. Redirects to the list, or to the form with what was typed. */
export const vacancyHandler: FormHandler<unknown> = formHandler({
  id: vacancyFormId,
  action: vacancyCall,
  fields: vacancyFields,
  unseen: vacancyUnseen,
  next: () => `${vacanciesPath}?done=saved`,
  page: (post) => {
    const id = post?.get("id") ?? undefined;
    return changeVacancyPath(isUuid(id) ? id : "new");
  },
});

export const closeVacancyHandler: FormHandler<unknown> = formHandler({
  id: closeVacancyFormId,
  action: closeVacancyCall,
  fields: [],
  unseen: vacancyUnseen,
  next: () => `${vacanciesPath}?done=closed`,
  page: () => vacanciesPath,
});
