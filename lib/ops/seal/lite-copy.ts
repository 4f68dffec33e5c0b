import {
  isFontClass,
  isLaterPart,
  isMarkHolder,
  isScriptHint,
  isSizeAdjust,
  sheetOrder,
} from "#lib/platform/next/page-html.ts";
import { Refusal } from "../say.ts";
import { applyEdits, cut, cutAttribute, cutFactKey, insert, type Edit } from "./edit-page.ts";
import type { PageElement, ParsedPage } from "./parse-page.ts";

/**
 * The policy of a lite copy: nothing runs and nothing is requested in the background. Fonts stay allowed, though none
 * is used: Chromium would report each @font-face of the style sheet as refused, on every page.
 */
export const litePolicy = [
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A note on each lite copy that says so. It is in no other page, where it would only add bytes. */
const note =
  '<aside class="lite-note" aria-label="Lite mode">Lite mode is on. <a href="/lite">What it turns off</a></aside>';

/** Without the class that next/font sets, `--font-familjen` has no value and headings inherit the system fonts. */
function markRoot({ attributes, at, opened }: PageElement): Edit[] {
  const mark = insert(opened - 1, ' data-lite=""');
  const classes = at("class");
  if (!classes) return [mark];
  const kept = (attributes["class"] ?? "").split(" ").filter((name) => name && !isFontClass(name));
  return [{ ...classes, text: kept.length > 0 ? ` class="${kept.join(" ")}"` : "" }, mark];
}

const isScript = ({ tag, attributes }: PageElement): boolean =>
  tag === "script" && attributes["type"] !== "application/ld+json";

/**
 * Flags, which have the country's name beside them (components/ui/flag.tsx) and weigh as much as a page, and signs,
 * which convey nothing.
 */
const isDecoration = ({ tag, attributes }: PageElement): boolean =>
  tag === "svg" && /^(?:flag$|sign-)/.test(attributes["class"] ?? "");

function editsOf(element: PageElement): Edit[] {
  const { tag, attributes, isEmpty, start } = element;
  if (tag === "html") return markRoot(element);
  if (
    isScript(element) ||
    isDecoration(element) ||
    isScriptHint(tag, attributes) ||
    isSizeAdjust(tag, attributes)
  )
    return [cut(element)];
  if (isMarkHolder(tag, attributes) && isEmpty) return [cut(element)];
  return [
    ...(attributes[sheetOrder.name] === sheetOrder.value ? cutAttribute(element, sheetOrder.name) : []),
    ...cutFactKey(element),
    ...(tag === "main" && attributes["id"] === "main" ? [insert(start, note)] : []),
  ];
}

/**
 * The lite copy of a prerendered page: the same text and pictures without flags, no script except data blocks, no font,
 * no hint that would fetch either, and a note that it is the lite copy. Refuses a page of which parts would be missing
 * without script.
 */
export function liteCopy({ html, elements, comments }: ParsedPage, name: string): string {
  if (elements.some(({ tag, attributes }) => isLaterPart(tag, attributes)))
    throw new Refusal(
      `${name} keeps parts of itself for its script to show; without script they would be missing. Take the Suspense boundary away from what is prerendered.`,
    );
  return applyEdits(html, [...elements.flatMap(editsOf), ...comments.map(cut)]);
}
