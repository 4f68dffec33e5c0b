import { notFound } from "next/navigation";
import { PassportPage } from "#components/countries/visa/passport-page.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { passportDescription, passportTitle } from "#lib/data/countries/index.ts";
import { passportCodes } from "#lib/data/countries/record/open/passports.ts";
import { passportAt } from "#lib/data/countries/visa/open/passport-names.ts";
import { passportPath } from "#lib/data/countries/visa/open/passport-path.ts";
import "#app/sheets/passport.css";

type Props = PageProps<"/[locale]/explore/passport/[code]">;

export const dynamicParams = false;
export const generateStaticParams = () => passportCodes.map((code) => ({ code: code.toLowerCase() }));

export async function generateMetadata({ params }: Props) {
  const passport = passportAt((await params).code);
  if (!passport) return {};
  return pageMetadata({
    path: passportPath(passport.code),
    title: passportTitle(passport),
    description: passportDescription(passport),
  });
}

export default async function VisasOfPassportPage({ params }: Props) {
  const passport = passportAt((await params).code);
  if (!passport) notFound();
  return <PassportPage passport={passport} />;
}
