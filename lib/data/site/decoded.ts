/** Decodes the percent escapes in a part of an address. Returns it unchanged if they are malformed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
