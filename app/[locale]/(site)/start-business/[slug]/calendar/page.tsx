import { notFound } from "next/navigation";
import { CalendarPage } from "#components/countries/calendar/calendar-page.tsx";
import { findCountry } from "#lib/countries/index.ts";
import { countryMetadata, countryParams } from "../../../country-page.ts";
import "#app/sheets/family.css";

type Props = PageProps<"/[locale]/start-business/[slug]/calendar">;

export const dynamicParams = false;
export const generateStaticParams = countryParams;

export const generateMetadata = ({ params }: Props) =>
  countryMetadata(
    "/start-business/*/calendar",
    params,
    (_, name) =>
      `Tax returns, filings and renewals due in ${name}, month by month with the public holidays. To print, or as a file for your calendar.`,
  );

export default async function CountryCalendarPage({ params }: Props) {
  const country = findCountry((await params).slug);
  if (!country) notFound();
  return <CalendarPage country={country} />;
}
