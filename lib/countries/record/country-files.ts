import algeria from "../facts/countries/algeria.json" with { type: "json" };
import angola from "../facts/countries/angola.json" with { type: "json" };
import benin from "../facts/countries/benin.json" with { type: "json" };
import botswana from "../facts/countries/botswana.json" with { type: "json" };
import burkinaFaso from "../facts/countries/burkina-faso.json" with { type: "json" };
import burundi from "../facts/countries/burundi.json" with { type: "json" };
import caboVerde from "../facts/countries/cabo-verde.json" with { type: "json" };
import cameroon from "../facts/countries/cameroon.json" with { type: "json" };
import centralAfricanRepublic from "../facts/countries/central-african-republic.json" with { type: "json" };
import chad from "../facts/countries/chad.json" with { type: "json" };
import comoros from "../facts/countries/comoros.json" with { type: "json" };
import congo from "../facts/countries/congo.json" with { type: "json" };
import coteDivoire from "../facts/countries/cote-divoire.json" with { type: "json" };
import djibouti from "../facts/countries/djibouti.json" with { type: "json" };
import drCongo from "../facts/countries/dr-congo.json" with { type: "json" };
import egypt from "../facts/countries/egypt.json" with { type: "json" };
import equatorialGuinea from "../facts/countries/equatorial-guinea.json" with { type: "json" };
import eritrea from "../facts/countries/eritrea.json" with { type: "json" };
import eswatini from "../facts/countries/eswatini.json" with { type: "json" };
import ethiopia from "../facts/countries/ethiopia.json" with { type: "json" };
import gabon from "../facts/countries/gabon.json" with { type: "json" };
import gambia from "../facts/countries/gambia.json" with { type: "json" };
import ghana from "../facts/countries/ghana.json" with { type: "json" };
import guinea from "../facts/countries/guinea.json" with { type: "json" };
import guineaBissau from "../facts/countries/guinea-bissau.json" with { type: "json" };
import kenya from "../facts/countries/kenya.json" with { type: "json" };
import lesotho from "../facts/countries/lesotho.json" with { type: "json" };
import liberia from "../facts/countries/liberia.json" with { type: "json" };
import libya from "../facts/countries/libya.json" with { type: "json" };
import madagascar from "../facts/countries/madagascar.json" with { type: "json" };
import malawi from "../facts/countries/malawi.json" with { type: "json" };
import mali from "../facts/countries/mali.json" with { type: "json" };
import mauritania from "../facts/countries/mauritania.json" with { type: "json" };
import mauritius from "../facts/countries/mauritius.json" with { type: "json" };
import morocco from "../facts/countries/morocco.json" with { type: "json" };
import mozambique from "../facts/countries/mozambique.json" with { type: "json" };
import namibia from "../facts/countries/namibia.json" with { type: "json" };
import niger from "../facts/countries/niger.json" with { type: "json" };
import nigeria from "../facts/countries/nigeria.json" with { type: "json" };
import rwanda from "../facts/countries/rwanda.json" with { type: "json" };
import saoTomeAndPrincipe from "../facts/countries/sao-tome-and-principe.json" with { type: "json" };
import senegal from "../facts/countries/senegal.json" with { type: "json" };
import seychelles from "../facts/countries/seychelles.json" with { type: "json" };
import sierraLeone from "../facts/countries/sierra-leone.json" with { type: "json" };
import somalia from "../facts/countries/somalia.json" with { type: "json" };
import southAfrica from "../facts/countries/south-africa.json" with { type: "json" };
import southSudan from "../facts/countries/south-sudan.json" with { type: "json" };
import sudan from "../facts/countries/sudan.json" with { type: "json" };
import tanzania from "../facts/countries/tanzania.json" with { type: "json" };
import togo from "../facts/countries/togo.json" with { type: "json" };
import tunisia from "../facts/countries/tunisia.json" with { type: "json" };
import uganda from "../facts/countries/uganda.json" with { type: "json" };
import zambia from "../facts/countries/zambia.json" with { type: "json" };
import zimbabwe from "../facts/countries/zimbabwe.json" with { type: "json" };
import type { CountrySlug } from "./open/slugs.ts";

/**
 * What people edit: one file a country. Not typed by what happens to stand in them, which would be 54 types:
 * lib/countries/record/country-file.ts says what must stand there.
 */
export const countryFiles: Readonly<Record<CountrySlug, unknown>> = {
  algeria,
  angola,
  benin,
  botswana,
  "burkina-faso": burkinaFaso,
  burundi,
  "cabo-verde": caboVerde,
  cameroon,
  "central-african-republic": centralAfricanRepublic,
  chad,
  comoros,
  congo,
  "cote-divoire": coteDivoire,
  djibouti,
  "dr-congo": drCongo,
  egypt,
  "equatorial-guinea": equatorialGuinea,
  eritrea,
  eswatini,
  ethiopia,
  gabon,
  gambia,
  ghana,
  guinea,
  "guinea-bissau": guineaBissau,
  kenya,
  lesotho,
  liberia,
  libya,
  madagascar,
  malawi,
  mali,
  mauritania,
  mauritius,
  morocco,
  mozambique,
  namibia,
  niger,
  nigeria,
  rwanda,
  "sao-tome-and-principe": saoTomeAndPrincipe,
  senegal,
  seychelles,
  "sierra-leone": sierraLeone,
  somalia,
  "south-africa": southAfrica,
  "south-sudan": southSudan,
  sudan,
  tanzania,
  togo,
  tunisia,
  uganda,
  zambia,
  zimbabwe,
};
