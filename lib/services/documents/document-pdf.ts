import "server-only";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import type { WrittenDocument } from "./open/written-document.ts";
import type { DrawnDocument } from "./pdf/draw-document.ts";
import { openPdfMaker } from "./pdf-maker.ts";
import { tidyDocument } from "./tidy-document.ts";

/**
 * A document as a PDF of A4 pages; `missing` lists the characters that no font has, each drawn as a box. The process
 * makes one PDF at a time and serves its callers round-robin. Throws `unavailable` if too many documents wait, in total
 * or for this caller, or if one takes too long.
 */
export const documentPdf = (written: WrittenDocument, caller: string): Promise<DrawnDocument> =>
  oncePerProcess("pdf maker", () => openPdfMaker()).make(tidyDocument(written), caller);
