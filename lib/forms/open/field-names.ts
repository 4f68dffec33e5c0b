/* Apart from the kinds of fields, because the browser needs no more of them to read a form. */

export const addressParts = ["lines", "place", "region", "postcode", "country"] as const;

/** What a form sends along unseen: read as a line of text. */
export const unseen = (name: string, path: string = name) => ({ kind: "text", name, path }) as const;

/** Where a call has a field. */
export const pathOf = ({ name, path }: { name: string; path?: string }): string => path ?? name;
