/** So many are listed. */
export const mostVacancies = 200;
/** So long a closed post is kept. */
export const vacancyMonths = 12;
