import { z } from "zod";
import { hubPath } from "./paths.ts";

/** How a code looks and how long it can be used. */
export const codeDigits = 6;
export const codeMinutes = 10;
/** How often one code can be tried. */
export const codeTries = 5;

/** Why somebody registers. */
export const audiences = [
  { value: "founder", label: "I want to start or grow a business" },
  { value: "diaspora", label: "I live abroad and have ties to Africa" },
  { value: "investor", label: "I want to fund businesses or projects" },
  { value: "vendor", label: "I want to sell goods or services" },
  { value: "organisation", label: "I act for an organisation or a public body" },
  { value: "visitor", label: "I want to visit, study or live there" },
  { value: "other", label: "Something else" },
] as const satisfies readonly { value: string; label: string }[];

const emailLength = 254;
const longestTyped = 2_000;

const say = {
  body: "Send what the form asks, as fields of one object.",
  emailMissing: "Enter your e-mail address.",
  email: "Enter an e-mail address like name@example.org.",
  oneEmail: "Enter one e-mail address, like name@example.org.",
  emailQuoted: "Enter the address without quotation marks or angle brackets, like name@example.org.",
  emailSign: "Write the sign @ in your address as a plain @.",
  emailPlain:
    "Enter an address in plain Latin letters, digits and signs. We cannot send to other letters yet.",
  emailLength: `Enter an e-mail address of at most ${emailLength} characters.`,
  code: "Enter the code from the e-mail.",
  remember: "Say true or false: whether this device is remembered.",
  tab: "Say register or login.",
  audience: "Choose what describes you best.",
  country: "Choose a country from the list.",
  consent: "Agree to what we store, so that we can keep an account for you.",
};

export const unknownCountry = say.country;

const lookAlikeAt = /[\uff20\ufe6b]/;
const several = /@[^@]*[,;\s][^@]*@|[,;]/;

function emailProblem(address: string): string {
  if (lookAlikeAt.test(address)) return say.emailSign;
  if (/["<>]/.test(address)) return say.emailQuoted;
  if (several.test(address)) return say.oneEmail;
  if (/[^\x20-\x7e]/.test(address)) return /[^\P{L}\x00-\x7f]/u.test(address) ? say.emailPlain : say.email;
  return say.email;
}

/** One plain address in lower case: everything that a mail program could read as two, or as another one, is refused. */
const email = z
  .string(say.emailMissing)
  .transform((text) => text.replace(/^[ \t]+|[ \t]+$/g, "").toLowerCase())
  .pipe(
    z
      .string()
      .min(1, { error: say.emailMissing, abort: true })
      .max(emailLength, { error: say.emailLength, abort: true })
      .regex(z.regexes.email, { error: ({ input }) => emailProblem(String(input)) }),
  );

/** Spaces and hyphens are how people read a code aloud; a wrong length is a wrong code like any other. */
const code = z
  .string(say.code)
  .max(64, { error: say.code, abort: true })
  .transform((text) => text.replace(/[\s\-\u2010-\u2015\u200b-\u200f\u2060\ufeff]/g, ""))
  .pipe(z.string().min(1, say.code));

const optionalText = z
  .string()
  .max(longestTyped)
  .nullish()
  .catch(undefined)
  .transform((text) => text || undefined);

const audience = z.enum(
  audiences.map(({ value }) => value),
  say.audience,
);

/** Slug of one of the 54; whether it exists is asked by whoever stores it. */
const country = z
  .string(say.country)
  .trim()
  .max(60, say.country)
  .nullish()
  .transform((slug) => slug || undefined);

const emptyAsMissing = (value: unknown): unknown => (value === "" || value === null ? undefined : value);

/** What finishes a registration. */
export const registration = z.object(
  { audience: z.preprocess(emptyAsMissing, audience), country, consent: z.literal(true, say.consent) },
  say.body,
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
      tab: z.enum(["register", "login"], say.tab).optional(),
      audience: z.preprocess(emptyAsMissing, audience.optional()),
      country,
      consent: z.boolean(say.consent).optional(),
      next: optionalText,
    },
    say.body,
  )
  .refine(({ tab, audience }) => tab !== "register" || audience, {
    ...evenIfOthersFail,
    path: ["audience"],
    error: say.audience,
  })
  .refine(({ tab, consent }) => tab !== "register" || consent, {
    ...evenIfOthersFail,
    path: ["consent"],
    error: say.consent,
  });
export type CodeRequest = z.output<typeof codeRequest>;

/** What POST /api/auth/login/verify takes. */
export const codeVerify = z.object(
  { email, code, remember: z.boolean(say.remember).default(true), next: optionalText },
  say.body,
);
export type CodeVerify = z.output<typeof codeVerify>;

const closed = /^\/(api|login|register|wall)(?:[/?#]|$)/i;

/**
 * Where to go after signing in: a path of this site, whatever was asked. What a browser could take for another site,
 * a call or the sign-in itself leads to the hub.
 */
export function safeNext(asked: string | undefined | null): `/${string}` {
  if (!asked || asked.length > 500) return hubPath;
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
