import type { WrittenDocument } from "../open/written-document.ts";
import { drawDocument } from "./draw-document.ts";

/*
 * Runs in a process of its own, by Node alone: nothing of the site's bundle is known here, and none of its settings.
 * The system has back what fonts and their shaping take when the process ends. It ends by itself when the
 * one that asks it is gone.
 */
process.on("message", (written: WrittenDocument) => process.send?.(drawDocument(written)));
