/**
 * The beginning of a text, at most `most` characters long: cut at punctuation, or between words if its second half has
 * none.
 */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const ends = [...start.matchAll(/[.:;,](?= )/g)].map(({ index }) => index).filter((at) => at > most / 2);
  const at = ends.at(-1) ?? start.lastIndexOf(" ");
  return `${start.slice(0, at).replace(/[.:;,]$/, "")}.`;
}
