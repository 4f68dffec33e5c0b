import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { arms, cores, edges, folds, type Sign } from "./draw-sign.ts";
import { divisions, type Family } from "../divisions.ts";

const keysOf = <K extends string>(of: Readonly<Record<K, string>>) => Object.keys(of) as K[];
const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** Makes alphabetical neighbours look different. It is coprime with the number of pairs. */
const stride = 23;

/** The sign of a country, from its index among the 54. No two countries share both arm and fold. */
export function signOfCountry(slug: string): Sign {
  const place = countrySlugs.indexOf(slug as (typeof countrySlugs)[number]);
  const pair = (place * stride) % (folds.length * keysOf(arms).length);
  return {
    fold: at(folds, pair),
    arm: at(keysOf(arms), Math.floor(pair / folds.length)),
    core: at(keysOf(cores), place),
    between: at(keysOf(edges), place + Math.floor(place / 4)),
  };
}

const sign = (fold: Sign["fold"], arm: Sign["arm"], core: Sign["core"], between: Sign["between"]): Sign => ({
  fold,
  arm,
  core,
  between,
});

/** The sign of each division, by its id. */
const ofDivisions: Readonly<Record<(typeof divisions)[number]["id"], Sign>> = {
  aav: sign(4, "bud", "square", "branch"),
  "seed-bank": sign(6, "drop", "ring", "point"),
  "herbal-trust": sign(5, "leaf", "dot", "bud"),
  livestock: sign(4, "horns", "dot", "bar"),
  ahx: sign(4, "ladder", "ring", "lozenge"),
  afm: sign(6, "lozenge", "square", "bar"),
  "travel-plazas": sign(4, "arch", "cross", "peaks"),
  "credit-union": sign(5, "ring", "ring", "bow"),
  afrivent: sign(3, "coil", "lozenge", "ring"),
  verifiliberia: sign(4, "comb", "ring", "comb"),
  clearsight: sign(6, "cup", "dot", "point"),
  healthshare: sign(4, "drop", "cross", "cross"),
  agx: sign(5, "branch", "ring", "leaf"),
  aeroag: sign(3, "peaks", "dot", "tide"),
  energy: sign(6, "tide", "ring", "point"),
  "manufacturing-recycling": sign(4, "fan", "lozenge", "bow"),
  communities: sign(4, "stairs", "lozenge", "point"),
  "roots-diaspora": sign(5, "horns", "ring", "drop"),
  justice: sign(4, "trident", "square", "ladder"),
};

/** The sign of each programme and family of pages, by path prefix. The first match counts. */
const ofFamilies: readonly (readonly [string, Sign])[] = [
  ["/subsidiaries/regenhatch", sign(4, "drop", "ring", "leaf")],
  ["/subsidiaries/agriculture", sign(6, "leaf", "ring", "bar")],
  ["/subsidiaries/academy", sign(5, "ladder", "lozenge", "bud")],
  ["/subsidiaries/aquaponics-center", sign(4, "tide", "ring", "drop")],
  ["/subsidiaries/farm-depot", sign(4, "cross", "square", "stairs")],
  ["/subsidiaries/cmi", sign(4, "peaks", "square", "lozenge")],
  ["/subsidiaries", sign(6, "arch", "dot", "ring")],
  ["/portfolio", sign(6, "stairs", "ring", "bar")],
  ["/innovation", sign(6, "comb", "lozenge", "point")],
  ["/programs", sign(5, "bud", "ring", "branch")],
  ["/policies", sign(4, "arch", "square", "ladder")],
  ["/compliance", sign(4, "arch", "square", "ladder")],
  ["/legal", sign(4, "ladder", "square", "trident")],
  ["/directory", sign(5, "cup", "ring", "bar")],
  ["/explore", sign(6, "branch", "ring", "lozenge")],
  ["/one-africa", sign(5, "arch", "dot", "tide")],
  ["/investor", sign(6, "ring", "lozenge", "bar")],
  ["/financial-services", sign(5, "ring", "square", "lozenge")],
  ["/home", sign(3, "arch", "ring", "drop")],
  ["/roots", sign(5, "horns", "square", "drop")],
];

/** The site's own sign: the curls of the heart, four times. */
const ofSite = sign(4, "horns", "ring", "leaf");

const tones: Readonly<Record<Family, Tone>> = {
  agriculture: "west",
  trade: "east",
  finance: "north",
  identity: "southern",
  health: "east",
  education: "north",
  industry: "central",
  communities: "west",
  justice: "southern",
};

/** The colour of a sign, named after the region that has this colour on maps. */
export type Tone = "north" | "west" | "central" | "east" | "southern";

const isAt = (path: string, start: string) =>
  path === start || path.startsWith(`${start}/`) || path.startsWith(`${start}-`);

/**
 * The sign and colour of a page: its division's, else its family's. A sign is decoration and carries no information.
 */
export function signOfPage(path: string): { sign: Sign; tone: Tone } {
  const division = divisions.find(({ page }) => isAt(path, page === "/justice/support" ? "/justice" : page));
  if (division) return { sign: ofDivisions[division.id], tone: tones[division.family] };
  const sign = ofFamilies.find(([start]) => isAt(path, start))?.[1] ?? ofSite;
  return { sign, tone: toneOf[path.split("/")[1] ?? ""] ?? "west" };
}

const toneOf: Readonly<Record<string, Tone>> = {
  innovation: "southern",
  programs: "west",
  policies: "central",
  compliance: "central",
  legal: "southern",
  directory: "north",
  explore: "east",
  portfolio: "central",
};
