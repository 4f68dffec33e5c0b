import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { documentFields, documentFormId, withdrawDocumentFormId } from "../open/document-fields.ts";
import { documentsCall, documentsPath, withdrawDocumentCall } from "../open/document-paths.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";

/** Form handler for publishing without script. Redirects to the page, with the errors if the post is rejected. */
export const documentHandler: FormHandler<{ id: string }> = formHandler({
  id: documentFormId,
  action: documentsCall,
  fields: documentFields,
  next: () => `${documentsPath}?done=published`,
  page: () => documentsPath,
});

export const withdrawDocumentHandler: FormHandler<{ id: string }> = formHandler({
  id: withdrawDocumentFormId,
  action: withdrawDocumentCall,
  fields: [],
  unseen: [unseen("id")],
  next: () => `${documentsPath}?done=withdrawn`,
  page: () => documentsPath,
});
