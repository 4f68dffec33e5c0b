import "server-only";
import type { CountrySlug } from "../record/open/slugs.ts";
import algeria from "./algeria.json" with { type: "json" };
import angola from "./angola.json" with { type: "json" };
import benin from "./benin.json" with { type: "json" };
import botswana from "./botswana.json" with { type: "json" };
import burkinaFaso from "./burkina-faso.json" with { type: "json" };
import burundi from "./burundi.json" with { type: "json" };
import caboVerde from "./cabo-verde.json" with { type: "json" };
import cameroon from "./cameroon.json" with { type: "json" };
import centralAfricanRepublic from "./central-african-republic.json" with { type: "json" };
import chad from "./chad.json" with { type: "json" };
import comoros from "./comoros.json" with { type: "json" };
import congo from "./congo.json" with { type: "json" };
import coteDivoire from "./cote-divoire.json" with { type: "json" };
import djibouti from "./djibouti.json" with { type: "json" };
import drCongo from "./dr-congo.json" with { type: "json" };
import egypt from "./egypt.json" with { type: "json" };
import equatorialGuinea from "./equatorial-guinea.json" with { type: "json" };
import eritrea from "./eritrea.json" with { type: "json" };
import eswatini from "./eswatini.json" with { type: "json" };
import ethiopia from "./ethiopia.json" with { type: "json" };
import gabon from "./gabon.json" with { type: "json" };
import gambia from "./gambia.json" with { type: "json" };
import ghana from "./ghana.json" with { type: "json" };
import guinea from "./guinea.json" with { type: "json" };
import guineaBissau from "./guinea-bissau.json" with { type: "json" };
import kenya from "./kenya.json" with { type: "json" };
import lesotho from "./lesotho.json" with { type: "json" };
import liberia from "./liberia.json" with { type: "json" };
import libya from "./libya.json" with { type: "json" };
import madagascar from "./madagascar.json" with { type: "json" };
import malawi from "./malawi.json" with { type: "json" };
import mali from "./mali.json" with { type: "json" };
import mauritania from "./mauritania.json" with { type: "json" };
import mauritius from "./mauritius.json" with { type: "json" };
import morocco from "./morocco.json" with { type: "json" };
import mozambique from "./mozambique.json" with { type: "json" };
import namibia from "./namibia.json" with { type: "json" };
import niger from "./niger.json" with { type: "json" };
import nigeria from "./nigeria.json" with { type: "json" };
import rwanda from "./rwanda.json" with { type: "json" };
import saoTomeAndPrincipe from "./sao-tome-and-principe.json" with { type: "json" };
import senegal from "./senegal.json" with { type: "json" };
import seychelles from "./seychelles.json" with { type: "json" };
import sierraLeone from "./sierra-leone.json" with { type: "json" };
import somalia from "./somalia.json" with { type: "json" };
import southAfrica from "./south-africa.json" with { type: "json" };
import southSudan from "./south-sudan.json" with { type: "json" };
import sudan from "./sudan.json" with { type: "json" };
import tanzania from "./tanzania.json" with { type: "json" };
import togo from "./togo.json" with { type: "json" };
import tunisia from "./tunisia.json" with { type: "json" };
import uganda from "./uganda.json" with { type: "json" };
import zambia from "./zambia.json" with { type: "json" };
import zimbabwe from "./zimbabwe.json" with { type: "json" };
import type { CountryHistory } from "./open/types.ts";

/** lib/ops/seal/check-texts.ts validates the files before a build; here they only get their type. */
const histories: Record<CountrySlug, unknown> = {
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

/** The history of one of the 54 countries; undefined for any other slug. */
export const findHistory = (slug: string): CountryHistory | undefined =>
  (histories as Record<string, CountryHistory>)[slug];
