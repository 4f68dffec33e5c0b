/* Separate from the kinds of fields, because the browser needs only this to read a form. */

export const addressParts = ["lines", "place", "region", "postcode", "country"] as const;

/** A hidden field of a form, read as a line of text. */
export const unseen = (name: string, path: string = name) => ({ kind: "text", name, path }) as const;

/** The path of a field in a request body. */
export const pathOf = ({ name, path }: { name: string; path?: string }): string => path ?? name;
