/** Pages on which nobody should leave a trace: never stored, never among the recent places, without any form. */
export const confidentialPaths: readonly string[] = [
  "/portal/diaspora/confidential",
  "/forms/detention/assistance",
];

export const isConfidential = (path: string): boolean => confidentialPaths.includes(path);
