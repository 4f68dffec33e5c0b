import type { GatedPath, RecordPath } from "#lib/data/site/paths.ts";

/** The fields of work that divisions belong to, in display order. */
export const families = {
  agriculture: "Agriculture",
  trade: "Trade and travel",
  finance: "Finance",
  identity: "Identity and assurance",
  health: "Health",
  education: "Education",
  industry: "Energy and industry",
  communities: "Communities and diaspora",
  justice: "Justice",
} as const;

export type Family = keyof typeof families;

export type Division = {
  id: string;
  name: string;
  family: Family;
  /** What it is meant to do, in one sentence. */
  what: string;
  forWhom: string;
  /** No division has reported results, so all stay `planned` until there is evidence of more. */
  stage: "planned";
  /** What a visitor can do, or cannot do, today. */
  today: string;
  /** The paths of its own page and its portal. */
  page: RecordPath;
  portal?: GatedPath;
};

/** The 19 divisions of the group: the single source for cards, pages and portals. */
export const divisions = [
  {
    id: "aav",
    name: "AAV",
    family: "agriculture",
    what: "Large-scale cultivation, with 10,000 acres as its target.",
    forWhom: "Landholders, growers and buyers of crops in volume",
    stage: "planned",
    today: "No acreage is reported. Landholders can ask how land would be agreed and recorded.",
    page: "/subsidiaries/aav",
  },
  {
    id: "seed-bank",
    name: "Seed Bank",
    family: "agriculture",
    what: "Keeps, multiplies and describes seed varieties, so that growers can find what suits their soil.",
    forWhom: "Growers, breeders and researchers",
    stage: "planned",
    today: "No seed can be ordered or deposited yet. Keepers of local varieties can describe them.",
    page: "/subsidiaries/seed-bank",
    portal: "/portal/seed-bank",
  },
  {
    id: "herbal-trust",
    name: "Herbal Trust",
    family: "agriculture",
    what: "Cultivates medicinal and aromatic plants and holds what communities know about them in trust.",
    forWhom: "Growers, healers and holders of traditional knowledge",
    stage: "planned",
    today: "No product is sold and no health claim is made.",
    page: "/subsidiaries/herbal-trust",
  },
  {
    id: "livestock",
    name: "Livestock",
    family: "agriculture",
    what: "A programme for breeding, feed, animal health and the way from herd to market.",
    forWhom: "Herders, smallholders and veterinary workers",
    stage: "planned",
    today: "No animals are taken in. Keepers can apply for a place on the list of their district.",
    page: "/subsidiaries/livestock",
  },
  {
    id: "ahx",
    name: "AHX",
    family: "trade",
    what: "An exchange on which graded goods can be offered, compared and bought in volume.",
    forWhom: "Processors, exporters and wholesale buyers",
    stage: "planned",
    today: "No trading takes place. Buyers can say what they look for, in which grade and volume.",
    page: "/subsidiaries/ahx",
    portal: "/portal/vendor",
  },
  {
    id: "afm",
    name: "AFM",
    family: "trade",
    what: "A farmers market: stalls, shops and an online counter for produce close to where it grew.",
    forWhom: "Farmers, cooperatives and households",
    stage: "planned",
    today: "No shop is open and nothing can be bought here.",
    page: "/subsidiaries/afm",
    portal: "/portal/vendor",
  },
  {
    id: "travel-plazas",
    name: "Travel Plazas",
    family: "trade",
    what: "Stops on main roads where drivers rest, refuel and eat, and where local goods are sold.",
    forWhom: "Drivers, travellers and roadside traders",
    stage: "planned",
    today: "No site is open. Owners of roadside land can write.",
    page: "/subsidiaries/travel-plazas",
  },
  {
    id: "credit-union",
    name: "Credit Union",
    family: "finance",
    what: "A credit union owned by its members, for accounts, loans, payments and cards.",
    forWhom: "Members in Africa and in the diaspora",
    stage: "planned",
    today: "No account can be opened, no deposit is taken and no loan is made. A licence comes first.",
    page: "/subsidiaries/credit-union",
    portal: "/portal/credit-union",
  },
  {
    id: "afrivent",
    name: "Afrivent",
    family: "finance",
    what: "Inclusive finance for people and small firms that banks tend to pass over.",
    forWhom: "Small firms, cooperatives and first-time borrowers",
    stage: "planned",
    today: "No finance is offered. Firms can describe what they would need it for.",
    page: "/subsidiaries/afrivent",
    portal: "/portal/afrivent",
  },
  {
    id: "verifiliberia",
    name: "VerifiLiberia",
    family: "identity",
    what: "Checks of national identity for people and institutions in Liberia, the pilot country.",
    forWhom: "Residents, employers and public bodies in Liberia",
    stage: "planned",
    today: "No identity is checked and no identity document is collected. It would need the state's mandate.",
    page: "/subsidiaries/verifiliberia",
    portal: "/portal/onestop",
  },
  {
    id: "clearsight",
    name: "ClearSight",
    family: "identity",
    what: "Intelligence, compliance and audit: who a partner is, and whether rules are kept.",
    forWhom: "Companies, public bodies and institutions",
    stage: "planned",
    today: "No report can be ordered. Access is meant for registered organisations only.",
    page: "/subsidiaries/clearsight",
    portal: "/portal/clearsight",
  },
  {
    id: "healthshare",
    name: "HealthShare",
    family: "health",
    what: "Micro-health cover, with one US dollar a day as the target price.",
    forWhom: "Households and informal workers without insurance",
    stage: "planned",
    today: "No cover is sold and no claim is paid. An insurance licence comes first.",
    page: "/subsidiaries/healthshare",
    portal: "/portal/health",
  },
  {
    id: "agx",
    name: "AgX",
    family: "education",
    what: "An institute of agronomy that joins classroom teaching to work on the land.",
    forWhom: "Young growers, extension workers and teachers",
    stage: "planned",
    today: "No course is open and no qualification is awarded. Teachers can write.",
    page: "/subsidiaries/agx",
  },
  {
    id: "aeroag",
    name: "AeroAg",
    family: "education",
    what: "An institute that trains people for aviation in the service of farming.",
    forWhom: "Future pilots, drone operators and technicians",
    stage: "planned",
    today: "No flight training is offered. It would need the approval of each aviation authority.",
    page: "/subsidiaries/aeroag",
  },
  {
    id: "energy",
    name: "Energy",
    family: "industry",
    what: "Power for farms, cold stores and workshops, made near where it is used.",
    forWhom: "Processors, cooperatives and communities off the grid",
    stage: "planned",
    today: "No power is sold. Sites that lose goods for want of power can write.",
    page: "/subsidiaries/energy",
  },
  {
    id: "manufacturing-recycling",
    name: "Manufacturing and Recycling",
    family: "industry",
    what: "Turns harvests into goods, and what is left over into material that can be used again.",
    forWhom: "Workshops, waste collectors and buyers of packaging",
    stage: "planned",
    today: "No plant is reported. Makers can ask what would be bought and to which standard.",
    page: "/subsidiaries/manufacturing-recycling",
  },
  {
    id: "communities",
    name: "Communities",
    family: "communities",
    what: "Places to live and work around farms and workshops, planned with those who live there.",
    forWhom: "Families, local councils and landholders",
    stage: "planned",
    today: "No plot or house is for sale. Councils can write.",
    page: "/subsidiaries/communities",
  },
  {
    id: "roots-diaspora",
    name: "Roots Diaspora",
    family: "communities",
    what: "Ways for people of African descent to visit, return, work and invest.",
    forWhom: "The diaspora and their families",
    stage: "planned",
    today: "No journey or membership is sold. The country guides are the place to begin.",
    page: "/subsidiaries/roots-diaspora",
    portal: "/portal/rootspay",
  },
  {
    id: "justice",
    name: "Justice",
    family: "justice",
    what: "A justice body that helps families and organisations to find legal support.",
    forWhom: "Families, non-governmental organisations and people held abroad",
    stage: "planned",
    today: "No case is taken and no legal advice is given. In an emergency, call the local services.",
    page: "/justice/support",
  },
] as const satisfies readonly Division[];

/** The divisions of one family, in table order. */
export const listDivisions = (family: Family): readonly Division[] =>
  divisions.filter((division: Division) => division.family === family);
