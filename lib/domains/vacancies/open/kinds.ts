/** The contract types of a vacancy, as in the table `vacancies`. */
export const vacancyKinds = ["full_time", "part_time", "fixed_term", "apprenticeship", "volunteer"] as const;
export type VacancyKind = (typeof vacancyKinds)[number];
