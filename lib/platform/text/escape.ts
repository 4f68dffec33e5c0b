const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for HTML, between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/**
 * Characters that move the cursor, colour the screen or reorder the text: control characters except the line break,
 * direction marks and overrides, invisible characters, lone surrogates. Not the joiners (U+200C, U+200D), which many
 * scripts need for spelling.
 */
const misleading =
  /(?!\n)[\p{Cc}\p{Cs}\p{Bidi_Control}\u00ad\u180e\u200b\u2028\u2029\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

function numberOf(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
}

/**
 * Makes somebody else's text safe to print on an operator's terminal: misleading characters are shown as their code
 * points.
 */
export const forTerminal = (text: string): string => text.replaceAll("\t", " ").replace(misleading, numberOf);

/** The same beside a label: further lines are indented by `indent` characters, so that none looks like one of ours. */
export const linesForTerminal = (text: string, indent: number): string =>
  forTerminal(text).replaceAll("\n", `\n${" ".repeat(indent)}`);
