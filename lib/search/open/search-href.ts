import { longestSearch } from "./limits.ts";

const asQuery = (text: string, more: Record<string, string> = {}) =>
  new URLSearchParams({ q: text.trim().slice(0, longestSearch), ...more });

/** The page of everything that answers. */
export const searchHref = (text: string): string => `/search?${asQuery(text)}`;

/** The call for the first `most` places that answer. `isTyping`: the last word may be the beginning of one. */
export const searchCall = (text: string, most: number, isTyping = false): string =>
  `/api/search?${asQuery(text, { most: String(most), ...(isTyping && { typing: "1" }) })}`;
