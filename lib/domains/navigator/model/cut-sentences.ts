/** A model's sentence without its citations, and the numbers of the quotes it cites. */
export type CitingSentence = { text: string; cited: readonly number[] };

const citation = /\s*\[\s*(\d{1,2}(?:\s*,\s*\d{1,2})*)\s*\]/g;
/**
 * The end of a sentence: after a full stop and its citations, or after citations and their full stop, where another
 * sentence begins; or at the end of a line.
 */
const border = /(?<=[.!?](?:\s*\[[\d\s,]+\])+|(?:\[[\d\s,]+\]\s*)+[.!?]|[.!?])\s+(?=[^\s[])|\n+(?=\s*[^\s[])/;
const listMark = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;

/** Separates a sentence from its citations. */
export function readSentence(piece: string): CitingSentence {
  const cited = [...piece.matchAll(citation)].flatMap(([, numbers = ""]) => numbers.split(",").map(Number));
  const text = piece.replace(listMark, "").replace(citation, "").replace(/\s+/g, " ").trim();
  return { text: /[.!?]$/.test(text) || !text ? text : `${text}.`, cited: [...new Set(cited)] };
}

/**
 * Splits a stream of text into sentences. Each is returned once the next one begins, because a citation or a word may
 * follow until then.
 */
export async function* cutSentences(pieces: AsyncIterable<string>): AsyncGenerator<CitingSentence> {
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
