import "server-only";

export { drawFields } from "./draw-fields.ts";
export { drawPlain } from "./draw-plain.ts";
export { draftCookieHeader, holderOf, readDraftToken, findDraft, type FormState } from "./drafts.ts";
export { formHandler } from "./form-handler.ts";
