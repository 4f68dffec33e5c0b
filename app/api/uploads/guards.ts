import { ownsChatUpload } from "#lib/domains/chat/index.ts";
import { mayReadFileOfCase, mayReadFileOfChat } from "#lib/backoffice/desk/index.ts";
import { asksForFiles, mayReadFile } from "#lib/domains/forms/index.ts";
import type { UploadGuards } from "#lib/services/uploads/index.ts";
import { chatFileField } from "#lib/domains/chat/open/limits.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { mayReadDocument } from "#lib/domains/portals/index.ts";
import { findVisit } from "#lib/domains/members/index.ts";
import { fillerOf } from "../forms/form-of.ts";
import { senderOf } from "../submissions/sender-of.ts";

/**
 * Who may add, delete and read files of a form: their owner, and for reading also the staff who decide on the
 * submission. Files of a chat are open to the visitor's browser and staff, and a portal's document to anyone who may
 * enter the portal.
 */
export const uploadGuards: UploadGuards = {
  owns: async (request, upload) =>
    (await ownsChatUpload(request, upload)) ?? asksForFiles(upload, await fillerOf(request)),
  reads: async (request, upload) => {
    if (await mayReadFile(upload, await senderOf(request))) return true;
    const { submission } = upload;
    const visit = await findVisit(request);
    if (!visit) return false;
    if (submission !== undefined) return mayReadFileOfCase(visit, submission);
    if (upload.field === chatFileField) return mayReadFileOfChat(visit, upload.draft);
    return mayReadDocument(visit, upload.draft, clientAddress(request.headers));
  },
};
