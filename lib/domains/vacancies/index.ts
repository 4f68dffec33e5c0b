import "server-only";

export { closeVacancy } from "./close-vacancy.ts";
export { findOpenVacancy } from "./find-open-vacancy.ts";
export { holdOpenVacancy } from "./hold-open-vacancy.ts";
export { listOpenVacancies } from "./list-open-vacancies.ts";
export { listVacancies, type KeptVacancy } from "./list-vacancies.ts";
export { saveVacancy } from "./save-vacancy.ts";
export { sayPost } from "./say-post.ts";
