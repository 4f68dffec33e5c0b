import { fold } from "#lib/platform/text/fold.ts";

type Named = { name: string; url?: string | null };

const shortName = /\(([A-Z][A-Za-z-]*[A-Z])\)|^([A-Z][A-Z-]+[A-Z])(?=$|[ ,])/g;

/** "CFE" from "Centre de Formalités des Entreprises (CFE)" and from "CFE, in the chamber of commerce". */
const shortNamesOf = (name: string): string[] =>
  [...name.matchAll(shortName)].flatMap(([, inBrackets, leading]) => inBrackets ?? leading ?? []);

const bare = (name: string): string => fold(name.replace(/ \([^)]*\)/g, ""));

const beginsWith = (long: string, short: string) => long === short || /^[ ,]/.test(long.slice(short.length)) && long.startsWith(short); // prettier-ignore

/** Whether two rows name the same office: by name, with or without its desk, by abbreviation, or by URL. */
export function isSameOffice(one: Named, other: Named): boolean {
  if (one.url && one.url === other.url) return true;
  const [a, b] = [bare(one.name), bare(other.name)];
  if (beginsWith(a, b) || beginsWith(b, a)) return true;
  const shorts = shortNamesOf(other.name);
  return shortNamesOf(one.name).some((short) => shorts.includes(short));
}
