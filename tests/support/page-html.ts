import { existsSync, readFileSync } from "node:fs";

/** The HTML of a page in the sealed build; undefined for one that is rendered per request. */
export function sealedHtml(path: string): string | undefined {
  const file = `.next/sealed/${path === "/" ? "index" : path.slice(1)}.html`;
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** What the content of a page is made of: elements with their attributes' names, their classes, roles and types. */
export function partsOfHtml(html: string): string[] {
  const content = html.replace(/^[\s\S]*?<main\b/, "<main");
  return [...content.matchAll(/<([a-z][\w-]*)((?:\s[^>]*)?)>/g)].flatMap(([, tag = "", rest = ""]) => [
    [tag, ...(rest.match(/\b(?:class|role|type)="[^"]*"/g) ?? [])].join(" "),
    ...Array.from(rest.matchAll(/\s([a-z][\w-]*)=/gi), ([, name = ""]) => `${tag} with ${name}`),
  ]);
}

/** The style sheets that a page links to. */
export const sheetsOfHtml = (html: string): string =>
  (html.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? []).join("");

const entities: Record<string, string> = {
  "&amp;": "&",
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
};

/** The text of some HTML as a reader sees it, in one line. */
export const wordsOfHtml = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ");

/** Words that show that a missing value was rendered. */
export const leaks = /\bundefined\b|\bNaN\b|\bnull\b|\[object|Infinity/;
