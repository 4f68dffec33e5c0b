/** What of a page two builds of the same content share: what a visitor gets, without the names of hashed files. */
export type Comparable = { content: string; styles: string };

const hashedFile = /\/_next\/static\/[\w./-]+\.([a-z0-9]+)\b/g;
const inlineScript = /(<script(?![^>]*application\/(?:ld\+)?json)[^>]*>)[^]*?(<\/script>)/g;
/** The list of a page's own scripts, by name. */
const pageParts = /(<script type="application\/json" id="page-parts">)[^]*?(<\/script>)/;
/** When a calendar or `security.txt` was made. */
const timeOfBuild = /^(DTSTAMP|LAST-MODIFIED|SEQUENCE|Expires):.*$/gm;
const sheet = /<style[^>]*>([^]*?)<\/style>/g;

/**
 * The parts of a sealed file that must stay the same when only the code behind it changes. Names of hashed files become
 * `/_next/static/*`. Inline scripts are left out, because bundlers name what is in them, and so are times of the
 * build and the attributes that are named.
 */
export function comparable(text: string, without: readonly string[] = []): Comparable {
  const named = without.reduce(
    (rest, attribute) => rest.replaceAll(new RegExp(` ${attribute}="[^"]*"`, "g"), ""),
    text.replace(hashedFile, "/_next/static/*.$1").replace(timeOfBuild, "$1"),
  );
  return {
    content: named.replace(sheet, "").replace(pageParts, "$1$2").replace(inlineScript, "$1$2"),
    styles: Array.from(named.matchAll(sheet), ([, rules]) => rules).join("\n"),
  };
}

/** How many characters are shown before and after the place where two texts begin to differ. */
const context = 60;

/** Both texts around the first place where they differ; undefined if they are the same. */
export function firstDifference(
  before: string,
  after: string,
): { before: string; after: string } | undefined {
  if (before === after) return undefined;
  let at = 0;
  while (before[at] === after[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - context), at + context);
  return { before: around(before), after: around(after) };
}
