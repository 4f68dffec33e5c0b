import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";
import { cleanLine, withoutUnseen } from "#lib/platform/text/clean.ts";
import { plainDigits } from "#lib/platform/text/numbers.ts";

/** Longer than any number with its extension. */
const longestTyped = 60;

/** Words for an extension that libphonenumber does not know: French, Portuguese, Spanish, Arabic, Swahili. */
const extension =
  /[\s,;(]*(?:poste|post|extens[aã]o|extensi[oó]n|ramal|interno|int|anexo|kiendelezi|تحويلة|داخلي)[\s.:]*(\d{1,7})\s*\)?$/iu;

/**
 * Countries whose numbers got longer: how many digits they had, and which prefix they have now. In Côte d'Ivoire
 * (January 2021) it depends on the operator; in Benin it is 01 (November 2024), for mobiles in Mauritius 5 (September
 * 2013).
 */
const longer = {
  "229": { digits: 8, fault: "oldBenin", before: "01" },
  "225": { digits: 8, fault: "oldCoteDIvoire", before: undefined },
  "230": { digits: 7, fault: "oldMauritius", before: "5" },
} as const;

type OldPhone = { fault: (typeof longer)[keyof typeof longer]["fault"]; now: string };
type PhoneRead = { phone: string } | OldPhone | undefined;

/** The error for a number from before its country's numbers got longer, with the new one if it follows from the old. */
function oldNumber(callingCode: string, national: string): OldPhone | undefined {
  const { digits, fault, before } = longer[callingCode as keyof typeof longer] ?? {};
  if (!fault || national.length !== digits) return undefined;
  if (!before) return { fault, now: "" };
  const now = parsePhoneNumberFromString(`+${callingCode}${before}${national}`);
  return now?.isValid() ? { fault, now: now.formatInternational() } : undefined;
}

/**
 * Reads a phone number, typed as at home in `country` (ISO code) or with its country code; "00" before the code means
 * "+". The result is E.164, with ";ext=12" after it if an extension was given (RFC 3966). Undefined if it cannot be
 * called.
 */
export function readPhone(number: string, country: string): PhoneRead {
  const typed = plainDigits(withoutUnseen(cleanLine(number)))
    .slice(0, longestTyped)
    .replace(/^00/, "+")
    .replace(extension, " ext. $1");
  const home = country.toUpperCase();
  const parsed = parsePhoneNumberFromString(typed, isSupportedCountry(home) ? home : undefined);
  if (!parsed) return undefined;
  if (!parsed.isValid()) return oldNumber(parsed.countryCallingCode, parsed.nationalNumber);
  return { phone: parsed.ext ? `${parsed.number};ext=${parsed.ext}` : parsed.number };
}

/** A stored number as people write it: "+44 20 7946 0958 ext. 12". */
export function sayPhone(phone: string): string {
  const [number = "", ext] = phone.split(";ext=");
  const formatted = parsePhoneNumberFromString(number)?.formatInternational() ?? number;
  return ext ? `${formatted} ext. ${ext}` : formatted;
}
