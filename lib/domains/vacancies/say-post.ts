import "server-only";
import { wordsOf } from "#lib/platform/words/index.ts";
import { sayPlace } from "./shared/say-place.ts";
import type { Vacancy } from "./open/vacancy.ts";

/** A vacancy with its place, as an application names it. */
export const sayPost = (vacancy: Pick<Vacancy, "title" | "country" | "town">, locale?: string): string =>
  wordsOf("vacancies", locale)("post", { title: vacancy.title, place: sayPlace(vacancy, locale) });
