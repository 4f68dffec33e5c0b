/** The most octets in a line, without its end (RFC 5545, 3.1). */
const lineOctets = 75;

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Escapes a text as the value of a property: backslash, semicolon, comma and line ends (RFC 5545, 3.3.11). */
export const icsText = (text: string): string =>
  text
    .replaceAll("\\", "\\\\")
    .replace(/[;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n");

/** One content line, folded between characters so that no line is longer than 75 octets. */
function folded(line: string): string {
  const lines = [""];
  for (const character of line) {
    const last = lines.length - 1;
    // A continuation line begins with a space, which counts.
    const whole = (last > 0 ? " " : "") + lines[last] + character;
    if (octets(whole) > lineOctets) lines.push(character);
    else lines[last] += character;
  }
  return lines.join("\r\n ");
}

/** An iCalendar file of content lines: folded, each ended by CRLF. */
export const icsFile = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join("");

const firstRevision = Date.UTC(2026, 0, 1);
const minute = 60_000;

/**
 * The lines by which a calendar tells a later file from an earlier one: when it was made, and a number that grows with
 * that (RFC 5545, 3.8.7). Files that are made within the same minute count as one.
 */
export function icsRevision(made: Date): string[] {
  const minutes = Math.floor((made.getTime() - firstRevision) / minute);
  const stamp = new Date(firstRevision + minutes * minute)
    .toISOString()
    .replace(/\.\d{3}Z$/, "Z")
    .replace(/[-:]/g, "");
  return [`DTSTAMP:${stamp}`, `LAST-MODIFIED:${stamp}`, `SEQUENCE:${Math.max(minutes, 0)}`];
}
