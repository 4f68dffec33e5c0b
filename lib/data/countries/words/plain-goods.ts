import type { FactList } from "../record/open/schema.ts";

/** Plain names for goods that the sources name as customs does. Names that are already plain have no row. */
const plainNames: Readonly<Record<string, string>> = {
  // Customs uses the name for 3D printers, which no reader would expect here, so the source’s own words are quoted.
  "additive manufacturing machines": "machines (in the source: “additive manufacturing”)",
  aluminum: "aluminium",
  "aluminum ore": "bauxite",
  "animal meal": "fish and meat meal",
  "broadcasting equipment": "phones and radio equipment",
  carbonates: "soda ash",
  centrifuges: "filters and centrifuges",
  "cereal flours": "flour",
  "coconuts/brazil nuts/cashews": "cashews and other nuts",
  corn: "maize",
  "crude petroleum": "crude oil",
  "dried legumes": "dried beans and peas",
  "electric generating sets": "generators",
  fertilizers: "fertilisers",
  "flavored water": "soft drinks",
  "forage crops": "fodder",
  "ground nuts": "groundnuts",
  "gum resins": "gum arabic and resins",
  "industrial acids/oils/alcohols": "industrial fatty acids and alcohols",
  "insulated wire": "wire and cable",
  "integrated circuits": "computer chips",
  "iron bars": "iron and steel bars",
  "iron pipes": "iron and steel pipes",
  "iron structures": "iron and steel frames",
  jewelry: "jewellery",
  "malt extract": "malt and flour foods",
  "oil seeds": "oilseeds",
  "other animals": "other live animals",
  "other foods": "other prepared foods",
  "packaged medicine": "medicines",
  "plastic products": "plastic goods",
  "power equipment": "electrical equipment",
  "processed crustaceans": "prepared shellfish",
  "radioactive chemicals": "uranium compounds",
  "railway cargo containers": "shipping containers",
  "raw copper": "unrefined copper",
  "refined petroleum": "refined fuels",
  "seed oils": "sunflower and seed oils",
  "stone processing machines": "stone crushers",
  "tanks and armored vehicles": "tanks and armoured cars",
  "uranium and thorium ore": "uranium ore",
  "vehicle parts/accessories": "vehicle parts",
};

/** What customs adds to a name so that nothing falls between two headings. */
const customsWords =
  / \((?:including|excluding|other than)[^)]*\)|[,;] (?:unwrought|nesoi|n\.e\.[cs]\.?|not elsewhere|whether or not|or in semi-manufactured).*$/gi;

/** Goods as a reader calls them: "refined fuels" for "refined petroleum". */
export function plainGood(name: string): string {
  const short = name.replace(customsWords, "").trim();
  return plainNames[short] ?? spelled(short.replaceAll("/", " and "));
}

const spelled = (name: string): string =>
  name.replaceAll("fertilizer", "fertiliser").replaceAll("aluminum", "aluminium");

/** A list of goods in plain words; everything else in it is as the source gives it. */
export const plainGoods = (list: FactList | null): FactList | null =>
  list && { ...list, items: list.items.map(plainGood) };

/** The names that have a plain one, for the test that finds unused rows. */
export const customsNames = Object.keys(plainNames);
