/** By which contract a post is filled. As the table `vacancies` has them. */
export const vacancyKinds = ["full_time", "part_time", "fixed_term", "apprenticeship", "volunteer"] as const;
export type VacancyKind = (typeof vacancyKinds)[number];
