/** Replaces the text between `<!-- NAME -->` and `<!-- /NAME -->`. Throws if these lines are missing. */
export function replacePart(text: string, name: string, part: string): string {
  const pattern = new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- /${name} -->)`);
  if (!pattern.test(text)) throw new Error(`There is no part ${name}.`);
  return text.replace(pattern, (_, begin: string, end: string) => `${begin}\n${part}\n${end}`);
}
