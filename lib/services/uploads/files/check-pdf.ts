import "server-only";
import type { ByteReader } from "./byte-reader.ts";
import { findPdfHeader, headBytes } from "./kind-of.ts";
import { PdfWatch } from "./pdf-watch.ts";
import { isDamaged } from "./refusal.ts";

const pieceBytes = 32 * 1024;
/** A PDF ends with this mark, followed only by line ends. */
const ending = /%%EOF[\0\s]*$/;
const endBytes = 1024;

/** A PDF from its header on; throws if it has active content or cannot be read. */
export async function* checkPdf(reader: ByteReader): AsyncGenerator<Uint8Array> {
  const watch = new PdfWatch();
  const begin = findPdfHeader(await reader.peek(headBytes));
  if (begin === undefined) throw isDamaged();
  await reader.skip(begin);
  let end = "";
  for (;;) {
    const piece = await reader.next(pieceBytes);
    if (!piece) break;
    const text = piece.toString("latin1");
    watch.see(text);
    end = (end + text).slice(-endBytes);
    yield piece;
  }
  watch.see("", true);
  if (!ending.test(end)) throw isDamaged();
}
