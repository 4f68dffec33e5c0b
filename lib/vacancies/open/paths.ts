/** Where staff keep the posts they advertise. */
export const vacanciesPath = "/admin/vacancies";
/** With the form of one open, by its id, or of a new one. */
export const changeVacancyPath = (id: string) => `${vacanciesPath}?change=${id}` as const;
export const vacancyCall = "/api/admin/vacancies";
export const closeVacancyCall = "/api/admin/vacancies/close";

/** Where members read open posts and apply. */
export const openVacanciesPage = "/portal/hr";
/** With them first. Not by their anchor: whoever is not signed in meets the wall, which has none of them. */
export const openVacanciesPath = `${openVacanciesPage}?tab=open` as const;
export const applyCall = "/api/vacancies/apply";
