import type { CountryPage } from "../topics/topic.ts";
import type { FormOfRegistration } from "../understand/understand.ts";

/** The path of a country's page. With `registration`, the page of that form replaces the guide. */
export function pageOf(page: CountryPage, slug: string, registration?: FormOfRegistration): string {
  switch (page) {
    case "guide":
      return registration ? `/start-business/${slug}/${registration}` : `/start-business/${slug}`;
    case "sole-trader":
    case "foreign-owner":
    case "branch":
    case "calendar":
      return `/start-business/${slug}/${page}`;
    case "profile":
      return `/explore/countries/${slug}`;
    case "living":
      return `/one-africa/${slug}`;
    case "help-desk":
      return `/one-africa/${slug}/help-desk`;
    case "contacts":
      return `/support/country/${slug}`;
    case "history":
      return `/library/history/${slug}`;
    default:
      return page satisfies never;
  }
}
