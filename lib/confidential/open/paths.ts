import { confidentialPaths } from "#lib/site/open/confidential.ts";

/** Where somebody files a case and comes back to it. */
export const intakePath = "/portal/diaspora/confidential";

/** The calls of whoever files: without script a page answers, with script an envelope. */
export const intakeCall = <D extends string>(deed: D) => `/api/confidential/${deed}` as const;
export const plainDeeds = ["file", "visit", "write"] as const;

/** Under this name a form carries what tells one rendering of it from another. */
export const formTokenName = "token";

/** The pages of caseworkers. */
export const caseworkPath = "/admin/confidential";
export const keysPath = "/admin/confidential/keys";
export const caseOf = (id: string) =>
  `${caseworkPath}?${new URLSearchParams({ case: id }).toString()}` as const;
export const caseworkCall = <D extends string>(deed: D) => `/api/admin/confidential/${deed}` as const;
export const partAddress = (id: string): string =>
  `/api/admin/confidential/part?${new URLSearchParams({ id }).toString()}`;

/** Where somebody who has to leave quickly lands: a page elsewhere that half the world opens. Nothing is asked of it before. */
export const neutralAddress = "https://www.wikipedia.org/";

/** The script of pages that leave no trace (app/scripts/quiet.ts). */
export const quietScript = "/quiet.js";

/** The page a plain post came from, as the form says it. */
export const intakePageOf = (named: unknown): `/${string}` =>
  confidentialPaths.find((path): path is `/${string}` => path === named) ?? intakePath;
