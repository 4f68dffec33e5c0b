/** A text with what is between `<!-- NAME -->` and `<!-- /NAME -->` replaced. Throws where these lines are not there. */
export function replacePart(text: string, name: string, part: string): string {
  const pattern = new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- /${name} -->)`);
  if (!pattern.test(text)) throw new Error(`There is no part ${name}.`);
  return text.replace(pattern, (_, begin: string, end: string) => `${begin}\n${part}\n${end}`);
}
