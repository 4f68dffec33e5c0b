import { withoutUnseen } from "./clean.ts";
import { plainDigits, twoReadings, type Meaning, type Readings } from "./numbers.ts";

/** The number that was typed, or both readings if it has two. */
type NumberRead = { value: number } | { either: Readings };

const blanksOrQuotes = /[\s'\u2019\u02bc\u066c]/g;

/** Groups of three with one separator, or with commas as in India: 12,34,567. */
const grouped = /^(?:\d{1,3}(?:( |,|\.)\d{3})(?:\1\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})$/;

/**
 * The digits of a whole number that at most one kind of separator groups; undefined if the separators do not group it.
 */
function wholeOf(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text;
  return grouped.test(text) ? text.replace(/\D/g, "") : undefined;
}

/** Splits at the last separator if it occurs only once, and so is not the one that groups digits. */
function splitDecimals(text: string): { whole: string; decimals: string } {
  const at = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const mark = text[at];
  const isOnce = mark !== undefined && text.indexOf(mark) === at;
  return isOnce ? { whole: text.slice(0, at), decimals: text.slice(at + 1) } : { whole: text, decimals: "" };
}

/**
 * Reads a number as people write it, in the digits of any script: 1250, 1 250, 1'250, 1.250.000, 2,5, 1.250,5 and
 * 1,250.50. If it has two readings a thousand apart and `meant` does not say which, it returns both. Undefined if it is
 * not a number.
 */
export function readNumber(typed: string, meant?: Meaning): NumberRead | undefined {
  const text = plainDigits(withoutUnseen(typed)).trim().replace(/\.$/, "");
  const either = twoReadings(text);
  if (either) return meant ? { value: Number(either[meant]) } : { either };
  const [, sign = "", digits = ""] = /^([-+\u2212]?)(.*)$/s.exec(text) ?? [];
  // The Arabic decimal separator never groups thousands, so it becomes a point only after the check for two readings.
  const { whole, decimals } = splitDecimals(
    digits
      .replace(/\u066b/g, ".")
      .replace(/\u060c/g, ",")
      .replace(blanksOrQuotes, " "),
  );
  const read = whole === "" && decimals !== "" ? "0" : wholeOf(whole);
  if (read === undefined || !/^\d*$/.test(decimals)) return undefined;
  const value = Number(`${read}.${decimals || "0"}`);
  return { value: sign === "" || sign === "+" ? value : -value };
}
