import { notFound } from "next/navigation";
import { CalendarPage } from "#components/countries/calendar/calendar-page.tsx";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { countryMetadata, countryParams } from "../../../country-page.ts";
import "#app/sheets/family.css";

type Props = PageProps<"/[locale]/start-business/[slug]/calendar">;

export const dynamicParams = false;
export const generateStaticParams = countryParams;

export const generateMetadata = ({ params }: Props) => countryMetadata("/start-business/*/calendar", params);

export default async function CountryCalendarPage({ params }: Props) {
  const country = findCountry((await params).slug);
  if (!country) notFound();
  return <CalendarPage country={country} />;
}
