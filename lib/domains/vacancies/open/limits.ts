/** How many vacancies are listed. */
export const mostVacancies = 200;
