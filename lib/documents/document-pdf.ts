import "server-only";
import { oncePerProcess } from "#lib/per-process.ts";
import type { WrittenDocument } from "./open/written-document.ts";
import type { DrawnDocument } from "./pdf/draw-document.ts";
import { openPdfMaker } from "./pdf-maker.ts";
import { tidyDocument } from "./tidy-document.ts";

/**
 * A document as a PDF of A4 pages; `missing` are letters no font has, each drawn as a box. One is made at a time in the
 * whole process. Throws `unavailable` where too many wait, or one takes too long.
 */
export const documentPdf = (written: WrittenDocument): Promise<DrawnDocument> =>
  oncePerProcess("pdf maker", () => openPdfMaker()).make(tidyDocument(written));
