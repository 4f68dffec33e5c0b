/** A sentence of a model, without its citations, and the numbers of the quotes it cites. */
export type Said = { text: string; cited: readonly number[] };

const citation = /\s*\[\s*(\d{1,2}(?:\s*,\s*\d{1,2})*)\s*\]/g;
/** After a full stop and its citations, or after citations and their full stop, where another sentence begins; or at a line's end. */
const border = /(?<=[.!?](?:\s*\[[\d\s,]+\])+|(?:\[[\d\s,]+\]\s*)+[.!?]|[.!?])\s+(?=[^\s[])|\n+(?=\s*[^\s[])/;
const listMark = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;

/** A sentence as it was said, its citations apart. */
export function readSentence(piece: string): Said {
  const cited = [...piece.matchAll(citation)].flatMap(([, numbers = ""]) => numbers.split(",").map(Number));
  const text = piece.replace(listMark, "").replace(citation, "").replace(/\s+/g, " ").trim();
  return { text: /[.!?]$/.test(text) || !text ? text : `${text}.`, cited: [...new Set(cited)] };
}

/** Sentences out of pieces of text, each as soon as the next one begins: until then a citation or a word may follow. */
export async function* cutSentences(pieces: AsyncIterable<string>): AsyncGenerator<Said> {
  let rest = "";
  for await (const piece of pieces) {
    rest += piece;
    const parts = rest.split(border);
    rest = parts.pop() ?? "";
    yield* parts.map(readSentence).filter(({ text }) => text);
  }
  const last = readSentence(rest);
  if (last.text) yield last;
}
