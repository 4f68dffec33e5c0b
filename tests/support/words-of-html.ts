const entities: Record<string, string> = {
  "&amp;": "&",
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
};

/** What a reader reads of some HTML, in one line. */
export const wordsOfHtml = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ");

/** Words by which a missing value betrays itself. */
export const leaks = /\bundefined\b|\bNaN\b|\bnull\b|\[object|Infinity/;
