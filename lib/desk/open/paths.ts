/** Where staff work. Nobody else is told that it exists. */
export const queuePath = "/admin";

/** The page of a case, which its query names. */
export const caseRoot = "/admin/case";
export const casePath = (reference: string) => `${caseRoot}?reference=${reference}` as const;

/** A case with the form of one deed open. */
export const deedPath = (reference: string, deed: string) => `${casePath(reference)}&do=${deed}` as const;

/** The call behind each button of a case. */
export const deedCall = (deed: string) => `/api/admin/cases/${deed}` as const;
