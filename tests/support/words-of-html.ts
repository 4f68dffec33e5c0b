const entities: Record<string, string> = {
  "&amp;": "&",
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
};

/** The text of some HTML as a reader sees it, in one line. */
export const wordsOfHtml = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ");

/** Words that show that a missing value was rendered. */
export const leaks = /\bundefined\b|\bNaN\b|\bnull\b|\[object|Infinity/;
