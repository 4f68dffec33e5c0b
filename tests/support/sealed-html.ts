import { existsSync, readFileSync } from "node:fs";

/** The HTML of a page as the build has sealed it; undefined for one that is made per request. */
export function sealedHtml(path: string): string | undefined {
  const file = `.next/sealed/${path === "/" ? "index" : path.slice(1)}.html`;
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** What the content of a page is drawn of: its elements with the names of their attributes, and their classes, roles and types. */
export function partsOfHtml(html: string): string[] {
  const content = html.replace(/^[\s\S]*?<main\b/, "<main");
  return [...content.matchAll(/<([a-z][\w-]*)((?:\s[^>]*)?)>/g)].flatMap(([, tag = "", rest = ""]) => [
    [tag, ...(rest.match(/\b(?:class|role|type)="[^"]*"/g) ?? [])].join(" "),
    ...Array.from(rest.matchAll(/\s([a-z][\w-]*)=/gi), ([, name = ""]) => `${tag} with ${name}`),
  ]);
}

/** The style sheets a page asks for. */
export const sheetsOfHtml = (html: string): string =>
  (html.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? []).join("");
