import { readFile } from "node:fs/promises";
import { listCountries } from "#lib/data/countries/record/list-countries.ts";
import { Refusal } from "../say.ts";
import { inRoot } from "../paths.ts";

/** The format of circle-flags: a square flag behind a round mask. CSS rounds it just as well. */
const inMask =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="512" height="512" viewBox="0 0 512 512"><mask id="a"><circle cx="256" cy="256" r="256" fill="#fff"\/><\/mask><g mask="url\(#a\)">(.*)<\/g><\/svg>\s*$/s;

async function symbolOf(code: string): Promise<string> {
  const drawn = await readFile(inRoot("node_modules/circle-flags/flags", `${code}.svg`), "utf8");
  const flag = inMask.exec(drawn)?.[1];
  if (flag === undefined) throw new Refusal(`The flag of ${code} is drawn in a way that is not known here.`);
  return `<symbol id="${code}" viewBox="0 0 512 512">${flag}</symbol>`;
}

/** The flags of all countries in one file, square, each a symbol with its lower-case code as id (circle-flags, MIT). */
export async function flagSprite(): Promise<string> {
  const codes = listCountries()
    .map(({ iso2 }) => iso2.toLowerCase())
    .sort();
  const symbols = await Promise.all(codes.map(symbolOf));
  // Next does not import a picture without a size.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${symbols.join("")}</svg>\n`;
}
