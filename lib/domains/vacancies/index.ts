import "server-only";

export { closeVacancy, saveVacancy } from "./save-vacancy.ts";
export {
  findOpenVacancy,
  holdOpenVacancy,
  listOpenVacancies,
  listVacancies,
  sayPost,
  type KeptVacancy,
} from "./read-vacancies.ts";
