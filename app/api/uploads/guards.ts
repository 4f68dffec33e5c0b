import { asksForFiles, mayReadFile } from "#lib/forms/index.ts";
import type { UploadGuards } from "#lib/forms/uploads/index.ts";
import { fillerOf } from "../forms/form-of.ts";
import { senderOf } from "../submissions/sender-of.ts";

/** Who may add files to a form, take them away, and read them. */
export const uploadGuards: UploadGuards = {
  owns: async (request, upload) => asksForFiles(upload, await fillerOf(request)),
  reads: async (request, upload) => mayReadFile(upload, await senderOf(request)),
};
