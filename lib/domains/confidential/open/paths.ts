import { caseworkPath, confidentialPaths } from "#lib/data/site/open/confidential.ts";

/** Where somebody files a case and returns to it. */
export const intakePath = "/portal/diaspora/confidential";

/** The calls for people who file: they are answered with a page without script, with an envelope with script. */
export const intakeCall = <D extends string>(action: D) => `/api/confidential/${action}` as const;
export const plainActions = ["file", "visit", "write"] as const;

/** The form field that identifies one rendering of the form. */
export const formTokenName = "token";

export const caseOf = (id: string) =>
  `${caseworkPath}?${new URLSearchParams({ case: id }).toString()}` as const;
export const caseworkCall = <D extends string>(action: D) => `/api/admin/confidential/${action}` as const;
export const partAddress = (id: string): string =>
  `/api/admin/confidential/part?${new URLSearchParams({ id }).toString()}`;

/**
 * The destination for somebody who has to leave quickly: a page elsewhere that is opened all over the world. Nothing is
 * requested from it beforehand.
 */
export const neutralAddress = "https://www.wikipedia.org/";

/** The script of pages that leave no trace (app/scripts/quiet.ts). */
export const quietScript = "/quiet.js";

/** The page that a plain post came from, as the form names it. */
export const intakePageOf = (named: unknown): `/${string}` =>
  confidentialPaths.find((path): path is `/${string}` => path === named) ?? intakePath;
