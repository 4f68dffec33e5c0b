/** Where staff manage the vacancies they advertise. */
export const vacanciesPath = "/admin/vacancies";
/** The same page with one vacancy's form open, by its id, or with the form of a new one. */
export const changeVacancyPath = (id: string) => `${vacanciesPath}?change=${id}` as const;
export const vacancyCall = "/api/admin/vacancies";
export const closeVacancyCall = "/api/admin/vacancies/close";

/** Where members read open vacancies and apply. */
export const openVacanciesPage = "/portal/hr";
/**
 * The same page with open vacancies first. It does not use their anchor: a visitor who is not signed in gets the
 * sign-in wall, which has no such anchor.
 */
export const openVacanciesPath = `${openVacanciesPage}?tab=open` as const;
export const applyCall = "/api/vacancies/apply";
