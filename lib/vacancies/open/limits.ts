/** How many vacancies are listed. */
export const mostVacancies = 200;
/** How long a closed vacancy is kept. */
export const vacancyMonths = 12;
