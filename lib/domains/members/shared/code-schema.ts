import { z } from "zod";
import { fieldSchema } from "#lib/domains/fields/shared/field-schema.ts";
import { sentenceOf } from "#lib/domains/fields/shared/texts.ts";
import { says } from "#lib/platform/words/faults.ts";
import { addressOnlyName } from "../open/form-names.ts";
import { audienceField, codeField, consentField, countryField, emailField } from "./fields.ts";
import { hubPath } from "../open/paths.ts";

const longestTyped = 2_000;

const optionalText = z
  .string()
  .max(longestTyped)
  .nullish()
  .catch(undefined)
  .transform((text) => text || undefined);

const emptyAsMissing = (value: unknown): unknown => (value === "" || value === null ? undefined : value);

/** The answers that complete a registration. */
export const registration = z.object(
  {
    audience: fieldSchema(audienceField),
    country: fieldSchema(countryField),
    consent: fieldSchema(consentField),
  },
  says("code.body"),
);
export type Registration = z.output<typeof registration>;

/**
 * Makes a refinement run even if other fields fail, so that all errors are reported at once. By default zod runs it
 * only once everything else is valid.
 */
const evenIfOthersFail = {
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

/**
 * The body of POST /api/auth/login/request. People who register say why, and agree to what is stored. Those who say
 * that they have an account are believed; if they have none, they are asked after signing in.
 */
export const codeRequest = z
  .object(
    {
      email: fieldSchema(emailField),
      tab: z.preprocess(emptyAsMissing, z.enum(["register", "login"], says("code.tab")).optional()),
      audience: fieldSchema({ ...audienceField, optional: true }),
      country: fieldSchema(countryField),
      consent: fieldSchema({ ...consentField, optional: true }),
      next: optionalText,
      [addressOnlyName]: optionalText,
    },
    says("code.body"),
  )
  .refine(({ tab, addressOnly, audience }) => tab !== "register" || addressOnly || audience, {
    ...evenIfOthersFail,
    path: ["audience"],
    error: () => sentenceOf(audienceField, "missing"),
  })
  .refine(({ tab, addressOnly, consent }) => tab !== "register" || addressOnly || consent, {
    ...evenIfOthersFail,
    path: ["consent"],
    error: () => sentenceOf(consentField, "missing"),
  });
export type CodeRequest = z.output<typeof codeRequest>;

/** The body of POST /api/auth/login/verify. */
export const codeVerify = z.object(
  {
    email: fieldSchema(emailField),
    code: fieldSchema(codeField),
    remember: z.boolean(says("code.remember")).default(true),
    next: optionalText,
  },
  says("code.body"),
);
export type CodeVerify = z.output<typeof codeVerify>;

const longestNext = 500;
const closed = /^\/(api|login|register|wall)(?:[/?#]|$)/i;

/**
 * Where to go after signing in: always a path of this site. Anything a browser could take for another site, an API call
 * or the sign-in itself falls back to the hub.
 */
export function safeNext(asked: string | undefined | null): `/${string}` {
  if (!asked || asked.length > longestNext) return hubPath;
  if (!/^\/(?!\/)[\x21-\x7e]*$/.test(asked) || /[\\"<>`]/.test(asked)) return hubPath;
  let url: URL;
  let path: string;
  try {
    url = new URL(asked, "http://site.invalid");
    path = decodeURIComponent(url.pathname);
  } catch {
    return hubPath;
  }
  const isLocal = url.host === "site.invalid" && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path);
  if (!isLocal || path.includes("//") || closed.test(path)) return hubPath;
  return `${url.pathname}${url.search}${url.hash}` as `/${string}`;
}

/** The page to go on to, with the query its address had; without the query if that is too long. */
export function nextWith<P extends `/${string}`>(
  path: P,
  query: Readonly<Record<string, string>>,
): P | `${P}?${string}` {
  const asked = new URLSearchParams(query).toString();
  const whole = `${path}?${asked}` as const;
  return asked && whole.length <= longestNext ? whole : path;
}
