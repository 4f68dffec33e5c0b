/** A public document that supports what a text says. */
export type CitedSource = { label: string; href: `https://${string}`; year: number };
