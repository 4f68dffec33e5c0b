import { z } from "zod";
import { hubPath } from "./paths.ts";
import { fault, says } from "#lib/words/faults.ts";

/** How a code looks and how long it can be used. */
export const codeDigits = 6;
export const codeMinutes = 10;
/** How often one code can be tried. */
export const codeTries = 5;

/** Why somebody registers. */
export const audiences = [
  "founder",
  "diaspora",
  "investor",
  "vendor",
  "organisation",
  "visitor",
  "other",
] as const;
export type Audience = (typeof audiences)[number];

const emailLength = 254;
const longestTyped = 2_000;

export const unknownCountry = (): string => fault("code.country");

const lookAlikeAt = /[\uff20\ufe6b]/;
const several = /@[^@]*[,;\s][^@]*@|[,;]/;

function emailProblem(address: string): string {
  if (lookAlikeAt.test(address)) return fault("code.emailSign");
  if (/["<>]/.test(address)) return fault("code.emailQuoted");
  if (several.test(address)) return fault("code.oneEmail");
  if (/[^\x20-\x7e]/.test(address))
    return /[^\P{L}\x00-\x7f]/u.test(address) ? fault("code.emailPlain") : fault("code.email");
  return fault("code.email");
}

/** The one thing that is wrong with an address, the simplest first. */
function emailFault(address: string): string | undefined {
  if (address === "") return fault("code.emailMissing");
  if (address.length > emailLength) return fault("code.emailLength", { emailLength });
  return z.regexes.email.test(address) ? undefined : emailProblem(address);
}

/**
 * One plain address in lower case: everything that a mail program could read as two, or as another one, is refused. One
 * check, which does not end the reading: what is wrong with the other fields is said at the same time.
 */
const email = z
  .string(says("code.emailMissing"))
  .transform((text) => text.replace(/^[ \t]+|[ \t]+$/g, "").toLowerCase())
  .superRefine((address, context) => {
    const message = emailFault(address);
    if (message) context.addIssue({ code: "custom", message });
  });

/** Spaces and hyphens are how people read a code aloud; a wrong length is a wrong code like any other. */
const code = z
  .string(says("code.code"))
  .max(64, { ...says("code.code"), abort: true })
  .transform((text) => text.replace(/[\s\-\u2010-\u2015\u200b-\u200f\u2060\ufeff]/g, ""))
  .pipe(z.string().min(1, says("code.code")));

const optionalText = z
  .string()
  .max(longestTyped)
  .nullish()
  .catch(undefined)
  .transform((text) => text || undefined);

const audience = z.enum(audiences, says("code.audience"));

/** Slug of one of the 54; whether it exists is asked by whoever stores it. */
const country = z
  .string(says("code.country"))
  .trim()
  .max(60, says("code.country"))
  .nullish()
  .transform((slug) => slug || undefined);

const emptyAsMissing = (value: unknown): unknown => (value === "" || value === null ? undefined : value);

/** What finishes a registration. */
export const registration = z.object(
  {
    audience: z.preprocess(emptyAsMissing, audience),
    country,
    consent: z.literal(true, says("code.consent")),
  },
  says("code.body"),
);
export type Registration = z.output<typeof registration>;

/** All that is wrong is said at once; without this, zod would ask only when everything else is right. */
const evenIfOthersFail = {
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

/** What POST /api/auth/login/request takes. Whoever registers says why, and agrees to what is stored. */
export const codeRequest = z
  .object(
    {
      email,
      tab: z.enum(["register", "login"], says("code.tab")).optional(),
      audience: z.preprocess(emptyAsMissing, audience.optional()),
      country,
      consent: z.boolean(says("code.consent")).optional(),
      next: optionalText,
    },
    says("code.body"),
  )
  .refine(({ tab, audience }) => tab !== "register" || audience, {
    ...evenIfOthersFail,
    path: ["audience"],
    ...says("code.audience"),
  })
  .refine(({ tab, consent }) => tab !== "register" || consent, {
    ...evenIfOthersFail,
    path: ["consent"],
    ...says("code.consent"),
  });
export type CodeRequest = z.output<typeof codeRequest>;

/** What POST /api/auth/login/verify takes. */
export const codeVerify = z.object(
  { email, code, remember: z.boolean(says("code.remember")).default(true), next: optionalText },
  says("code.body"),
);
export type CodeVerify = z.output<typeof codeVerify>;

const longestNext = 500;
const closed = /^\/(api|login|register|wall)(?:[/?#]|$)/i;

/**
 * Where to go after signing in: a path of this site, whatever was asked. What a browser could take for another site,
 * a call or the sign-in itself leads to the hub.
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

/** A page to go on to with what its address asked for; without it where that is too much to carry. */
export function nextWith<P extends `/${string}`>(
  path: P,
  query: Readonly<Record<string, string>>,
): P | `${P}?${string}` {
  const asked = new URLSearchParams(query).toString();
  const whole = `${path}?${asked}` as const;
  return asked && whole.length <= longestNext ? whole : path;
}
