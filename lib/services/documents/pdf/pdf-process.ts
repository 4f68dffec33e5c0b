import type { WrittenDocument } from "../open/written-document.ts";
import { drawDocument } from "./draw-document.ts";

/*
 * Runs in its own process, in Node alone, without the site's bundle or settings. When the process ends, the system gets
 * back the memory that fonts and their shaping took. It ends automatically when its parent is gone.
 */
process.on("message", (written: WrittenDocument) => process.send?.(drawDocument(written)));
