import { mayReadFileOfCase } from "#lib/desk/index.ts";
import { asksForFiles, mayReadFile } from "#lib/forms/index.ts";
import type { UploadGuards } from "#lib/forms/uploads/index.ts";
import { findVisit } from "#lib/members/index.ts";
import { fillerOf } from "../forms/form-of.ts";
import { senderOf } from "../submissions/sender-of.ts";

/** Who may add files to a form, take them away, and read them: whose they are, and staff who decide on what they came with. */
export const uploadGuards: UploadGuards = {
  owns: async (request, upload) => asksForFiles(upload, await fillerOf(request)),
  reads: async (request, upload) => {
    if (await mayReadFile(upload, await senderOf(request))) return true;
    const { submission } = upload;
    if (submission === undefined) return false;
    const visit = await findVisit(request);
    return visit !== undefined && (await mayReadFileOfCase(visit, submission));
  },
};
