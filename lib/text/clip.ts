/**
 * The beginning of a text that is no longer than `most` characters: cut between two parts of a sentence, or between
 * words where there is no such place in its second half.
 */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const ends = [...start.matchAll(/[.:;,](?= )/g)].map(({ index }) => index).filter((at) => at > most / 2);
  const at = ends.at(-1) ?? start.lastIndexOf(" ");
  return `${start.slice(0, at).replace(/[.:;,]$/, "")}.`;
}
