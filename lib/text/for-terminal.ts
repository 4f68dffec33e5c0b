/**
 * What moves the cursor, colours the screen or turns the order of what is read: control characters but the line break,
 * marks and overrides of direction, signs nobody sees, halves of letters. Not the joiners (U+200C, U+200D), which are
 * spelling in many scripts.
 */
const misleading =
  /(?!\n)[\p{Cc}\p{Cs}\p{Bidi_Control}\u00ad\u180e\u200b\u2028\u2029\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

function numberOf(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
}

/** Somebody else's words as they may stand on an operator's screen: what could mislead it is shown as its number. */
export const forTerminal = (text: string): string => text.replaceAll("\t", " ").replace(misleading, numberOf);

/** They beside a label: further lines begin `indent` characters in, so that no line of theirs looks like one of ours. */
export const linesForTerminal = (text: string, indent: number): string =>
  forTerminal(text).replaceAll("\n", `\n${" ".repeat(indent)}`);
