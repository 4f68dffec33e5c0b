import "server-only";
import type { CountrySlug } from "../record/open/slugs.ts";
import { algeria } from "./algeria.ts";
import { angola } from "./angola.ts";
import { benin } from "./benin.ts";
import { botswana } from "./botswana.ts";
import { burkinaFaso } from "./burkina-faso.ts";
import { burundi } from "./burundi.ts";
import { caboVerde } from "./cabo-verde.ts";
import { cameroon } from "./cameroon.ts";
import { centralAfricanRepublic } from "./central-african-republic.ts";
import { chad } from "./chad.ts";
import { comoros } from "./comoros.ts";
import { congo } from "./congo.ts";
import { coteDivoire } from "./cote-divoire.ts";
import { djibouti } from "./djibouti.ts";
import { drCongo } from "./dr-congo.ts";
import { egypt } from "./egypt.ts";
import { equatorialGuinea } from "./equatorial-guinea.ts";
import { eritrea } from "./eritrea.ts";
import { eswatini } from "./eswatini.ts";
import { ethiopia } from "./ethiopia.ts";
import { gabon } from "./gabon.ts";
import { gambia } from "./gambia.ts";
import { ghana } from "./ghana.ts";
import { guinea } from "./guinea.ts";
import { guineaBissau } from "./guinea-bissau.ts";
import { kenya } from "./kenya.ts";
import { lesotho } from "./lesotho.ts";
import { liberia } from "./liberia.ts";
import { libya } from "./libya.ts";
import { madagascar } from "./madagascar.ts";
import { malawi } from "./malawi.ts";
import { mali } from "./mali.ts";
import { mauritania } from "./mauritania.ts";
import { mauritius } from "./mauritius.ts";
import { morocco } from "./morocco.ts";
import { mozambique } from "./mozambique.ts";
import { namibia } from "./namibia.ts";
import { niger } from "./niger.ts";
import { nigeria } from "./nigeria.ts";
import { rwanda } from "./rwanda.ts";
import { saoTomeAndPrincipe } from "./sao-tome-and-principe.ts";
import { senegal } from "./senegal.ts";
import { seychelles } from "./seychelles.ts";
import { sierraLeone } from "./sierra-leone.ts";
import { somalia } from "./somalia.ts";
import { southAfrica } from "./south-africa.ts";
import { southSudan } from "./south-sudan.ts";
import { sudan } from "./sudan.ts";
import { tanzania } from "./tanzania.ts";
import { togo } from "./togo.ts";
import { tunisia } from "./tunisia.ts";
import { uganda } from "./uganda.ts";
import { zambia } from "./zambia.ts";
import { zimbabwe } from "./zimbabwe.ts";
import type { CountryHistory } from "./open/types.ts";

const histories: Record<CountrySlug, CountryHistory> = {
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
