/** What is typed beyond this is not sent: the words before it have said what is meant. */
export const longestSearch = 300;

const asQuery = (text: string, more: Record<string, string> = {}) =>
  new URLSearchParams({ q: text.trim().slice(0, longestSearch), ...more });

/** The page of everything that answers. */
export const searchHref = (text: string): string => `/search?${asQuery(text)}`;

/** The call for the first `most` places that answer. */
export const searchCall = (text: string, most: number): string =>
  `/api/search?${asQuery(text, { most: String(most) })}`;
