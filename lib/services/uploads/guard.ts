import type { Asked } from "./open/kinds.ts";

/**
 * Whether the sender of `request` is filling in this form now, and what the question takes. Undefined for everybody
 * else, who can then add, see and remove nothing.
 */
export type UploadGuard = (
  request: Request,
  upload: { draft: string; field: string },
) => Promise<{ upTo: number; kinds: readonly Asked[] } | undefined>;

/** Whether the sender of `request` may read a file that was added; with a `submission` it has been sent. */
export type UploadReader = (
  request: Request,
  upload: { draft: string; field: string; submission: string | undefined },
) => Promise<boolean>;

export type UploadGuards = { owns: UploadGuard; reads: UploadReader };
