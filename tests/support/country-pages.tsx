import { renderToStaticMarkup } from "react-dom/server";
import { CountryGuide } from "#components/countries/guide/country-guide.tsx";
import { CalendarPage } from "#components/countries/calendar/calendar-page.tsx";
import { HelpDeskPage } from "#components/countries/help-desk/help-desk-page.tsx";
import { HistoryPage } from "#components/countries/history/history-page.tsx";
import { LivingPage } from "#components/countries/living/living-page.tsx";
import { ProfilePage } from "#components/countries/profile/profile-page.tsx";
import { SupportPage } from "#components/countries/support/support-page.tsx";
import type { CountryFamily } from "#lib/data/site/paths.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { findHistory } from "#lib/data/countries/histories/index.ts";
import { findProfile } from "#lib/data/countries/profiles/index.ts";
import { findMobility } from "#lib/data/countries/record/index.ts";

const reviewedOn = "2026-11-21";

/** The rendered pages of one country, by family. */
export function countryPagesOf(country: Country): Record<CountryFamily, string> {
  const [profile, mobility, history] = [
    findProfile(country.slug),
    findMobility(country.slug),
    findHistory(country.slug),
  ];
  if (!profile || !mobility || !history) throw new Error(`${country.slug} is not whole`);
  const draw = renderToStaticMarkup;
  return {
    "/start-business/*": draw(<CountryGuide country={country} />),
    "/start-business/*/calendar": draw(<CalendarPage country={country} />),
    "/explore/countries/*": draw(
      <ProfilePage country={country} profile={profile} mobility={mobility} history={history} />,
    ),
    "/one-africa/*": draw(<LivingPage country={country} profile={profile} mobility={mobility} />),
    "/one-africa/*/help-desk": draw(<HelpDeskPage country={country} reviewedOn={reviewedOn} />),
    "/support/country/*": draw(<SupportPage country={country} />),
    "/library/history/*": draw(<HistoryPage country={country} history={history} />),
  };
}
