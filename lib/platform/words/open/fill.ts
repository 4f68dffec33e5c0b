/** A sentence with its `{name}` placeholders filled in: for client components in the browser, where there is no ICU. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
