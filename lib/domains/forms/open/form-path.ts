import type { FormId } from "#lib/platform/words/open/form-ids.ts";

/** The start page of a form. */
export const formPath = <I extends FormId>(id: I) => `/forms/${id}` as const;

/** The page of one step. */
export const stepPath = (id: FormId, step: string) => `/forms/${id}/fill?step=${step}` as const;

export const checkPath = (id: FormId) => `/forms/${id}/check` as const;

/** Where a sender follows what they sent. */
export const statusPath = "/forms/status";
export const statusOf = (reference: string) => `${statusPath}?reference=${reference}` as const;

/** The same page, right after sending. */
export const sentPath = (reference: string) => `${statusOf(reference)}&sent=1` as const;

/** The fragment of a step's page that comes before the id and the key of saved answers. */
export const savedMark = "#saved=";

/** A letter as a file. */
export const letterPath = (reference: string, as: "pdf" | "txt") =>
  `/api/submissions/letter?reference=${reference}&as=${as}` as const;

/** The id of the element that confirms a post. It is focusable, so that the address alone makes a browser focus it. */
export const doneId = "done";

/** The page after a successful post, at the confirmation. */
export const donePath = (page: string, done: string) => `${page}?done=${done}#${doneId}`;
