import "server-only";

export { colleaguesFor, doAtOnce } from "./at-once.ts";
export { doHeldDeed } from "./do-held-deed.ts";
export { deedFace, deedFormId } from "./faces.ts";
export { fileMissingCases } from "./file-missing-cases.ts";
export { holdDeed } from "./hold-deed.ts";
export { mayReadFileOfCase } from "./may-read-file.ts";
export { readQueue, type Queue, type QueuedCase } from "./read-queue.ts";
export { titleOf } from "./title-of.ts";
export { readCase, type ShownHeld, type WholeCase } from "./read-case.ts";
export type { Matter, MatterEvent } from "./matters/matter.ts";
