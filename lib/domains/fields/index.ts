import "server-only";

export { drawFields } from "./draw-fields.ts";
export { drawPlain } from "./draw-plain.ts";
export { draftCookieHeader, holderOf, readDraftToken } from "./drafts/draft-cookie.ts";
export { findDraft, type FormState } from "./drafts/find-draft.ts";
export { formHandler } from "./form-handler.ts";
