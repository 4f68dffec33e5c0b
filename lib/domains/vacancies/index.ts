import "server-only";

export { closeVacancy, saveVacancy } from "./save-vacancy.ts";
export {
  findOpenVacancy,
  holdOpenVacancy,
  listOpenVacancies,
  listVacancies,
  type KeptVacancy,
  sayPost,
} from "./read-vacancies.ts";
