import type { PassportCode } from "../../record/open/passports.ts";

/** The path of a passport's page. */
export const passportPath = <Code extends PassportCode>(code: Code) =>
  `/explore/passport/${code.toLowerCase() as Lowercase<Code>}` as const;

/** The link to a country's row on a passport's page. */
export const passportLine = (code: PassportCode, slug: string) => `${passportPath(code)}#${slug}` as const;
