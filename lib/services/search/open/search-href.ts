import { longestSearch } from "./limits.ts";

const asQuery = (text: string, more: Record<string, string> = {}) =>
  new URLSearchParams({ q: text.trim().slice(0, longestSearch), ...more });

/** The page of all results. */
export const searchHref = (text: string): string => `/search?${asQuery(text)}`;

/** The API call for the first `most` results. `isTyping`: the last word may be the beginning of one. */
export const searchCall = (text: string, most: number, isTyping = false): string =>
  `/api/search?${asQuery(text, { most: String(most), ...(isTyping && { typing: "1" }) })}`;
