import type { FormId } from "./form-ids.ts";

/** Where a form starts. */
export const formPath = <I extends FormId>(id: I) => `/forms/${id}` as const;

/** The page of one step. */
export const stepPath = (id: FormId, step: string) => `/forms/${id}/fill?step=${step}` as const;

export const checkPath = (id: FormId) => `/forms/${id}/check` as const;

/** Where whoever sent something follows it. */
export const statusPath = "/forms/status";
export const statusOf = (reference: string) => `${statusPath}?reference=${reference}` as const;

/** The same, just after it was sent. */
export const sentPath = (reference: string) => `${statusOf(reference)}&sent=1` as const;

/** Behind the page of a step, before the id and the key of answers that were taken along. */
export const savedMark = "#saved=";

/** A letter as a file. */
export const letterPath = (reference: string, as: "pdf" | "txt") =>
  `/api/submissions/letter?reference=${reference}&as=${as}` as const;
