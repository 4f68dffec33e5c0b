import { createHash } from "node:crypto";
import type { ParsedPage } from "./parse-page.ts";

/** Data blocks (JSON-LD) do not run and need no hash. */
const isData = /^application\/(ld\+)?json$/;

/** The CSP source of an inline script or style, by its text. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The CSP sources of the inline scripts of a page. */
export function scriptHashes({ elements }: ParsedPage): string[] {
  const inline = elements.filter(
    ({ tag, attributes }) =>
      tag === "script" && attributes["src"] === undefined && !isData.test(attributes["type"] ?? ""),
  );
  return [...new Set(inline.map(({ text }) => inlineHash(text)))];
}
