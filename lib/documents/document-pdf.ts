import "server-only";
import { oncePerProcess } from "#lib/per-process.ts";
import type { WrittenDocument } from "./open/written-document.ts";
import type { DrawnDocument } from "./pdf/draw-document.ts";
import { openPdfMaker } from "./pdf-maker.ts";
import { tidyDocument } from "./tidy-document.ts";

/**
 * A document as a PDF of A4 pages; `missing` are letters no font has, each drawn as a box. One is made at a time in the
 * whole process, for its callers in turn. Throws `unavailable` where too many wait, of all or of this caller, or one takes
 * too long.
 */
export const documentPdf = (written: WrittenDocument, caller: string): Promise<DrawnDocument> =>
  oncePerProcess("pdf maker", () => openPdfMaker()).make(tidyDocument(written), caller);
