import { NothingHere, nothingHereMetadata } from "#app/[locale]/nothing-here.tsx";
import { PassportPage } from "#components/countries/visa/passport-page.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { parseAreaQuery, passportDescription, passportTitle } from "#lib/data/countries/index.ts";
import { passportAt } from "#lib/data/countries/visa/open/passport-names.ts";
import { passportPath } from "#lib/data/countries/visa/open/passport-path.ts";
import "#app/sheets/passport.css";

type Props = PageProps<"/[locale]/explore/passport/[code]/of">;

export async function generateMetadata({ params }: Props) {
  const passport = passportAt((await params).code);
  if (!passport) return nothingHereMetadata;
  return pageMetadata({
    path: passportPath(passport.code),
    title: passportTitle(passport),
    description: passportDescription(passport),
    index: false,
  });
}

/** The page of a passport with a region of the map in the query. */
export default async function VisasOfAreaPage({ params, searchParams }: Props) {
  const { code } = await params;
  const passport = passportAt(code);
  if (!passport) return <NothingHere path={`/explore/passport/${code}`} />;
  return <PassportPage passport={passport} {...parseAreaQuery(await searchParams)} />;
}
