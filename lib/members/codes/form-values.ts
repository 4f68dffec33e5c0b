/** Whether a checkbox of a plain form post was chosen. */
export const isChosen = (fields: URLSearchParams, name: string): boolean =>
  ["true", "on"].includes(fields.get(name) ?? "");

/** Everything a plain form post carries, by name; an empty field is one that was left out. */
export const typedIn = (fields: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...fields].filter(([, value]) => value !== ""));
