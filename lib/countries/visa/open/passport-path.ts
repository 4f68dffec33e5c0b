import type { PassportCode } from "../../record/open/passports.ts";

/** The page of a passport. */
export const passportPath = <Code extends PassportCode>(code: Code) =>
  `/explore/passport/${code.toLowerCase() as Lowercase<Code>}` as const;

/** The line of a country on the page of a passport. */
export const passportLine = (code: PassportCode, slug: string) => `${passportPath(code)}#${slug}` as const;
