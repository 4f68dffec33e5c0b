import { createHash } from "node:crypto";
import { Refusal } from "../say.ts";
import { assetsPath } from "#lib/platform/next/build-folder.ts";
import { buildIdIn } from "#lib/platform/next/open/build-id.ts";
import { partsId, type Parts } from "#lib/platform/next/open/page-parts.ts";
import { isChunk, isChunkHint, isForOldBrowsers, isPayload } from "#lib/platform/next/page-html.ts";
import { applyEdits, cut, cutFactKey, insert } from "./edit-page.ts";
import type { ParsedPage } from "./parse-page.ts";

export type SplitPage = {
  /** The page with all its content, and the loader that loads the rest. */
  html: string;
  /** The rest: a file of the sealed folder, named by the hash of its content. */
  payload: { name: string; text: string };
};

const hashLength = 16;

/** The folder of all payloads in the sealed folder: among the assets. */
const payloads = `${assetsPath.slice(1)}payload/`;

/** Whether a file of the sealed folder is the payload of a page. */
export const isPayloadFile = (name: string): boolean => name.startsWith(payloads);

/** JSON that is safe inside a script element. */
const inElement = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * Separates Next's script from a prerendered page: lists its chunks in a JSON block and moves its RSC payload to a
 * separate file. `loader` (app/scripts/reach.ts) loads both once the visitor interacts with the page.
 */
export function splitPage({ html, elements }: ParsedPage, loader: string): SplitPage {
  const chunks = elements.filter(({ tag, attributes }) => isChunk(tag, attributes));
  const inline = elements.filter(({ tag, attributes }) => isPayload(tag, attributes));
  const last = inline.at(-1);
  if (!last || chunks.length === 0)
    throw new Refusal("A page has no script of Next's where it should stand.");
  const text = `${inline.map((script) => script.text).join(";\n")};\n`;
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, hashLength);
  const name = `${payloads}${hash}.js`;
  const parts: Parts = {
    b: buildIdIn(html) ?? "",
    files: [`/${name}`, ...new Set(chunks.map(({ attributes }) => attributes["src"] ?? ""))],
  };
  const others = elements.filter(
    ({ tag, attributes }) => isForOldBrowsers(tag, attributes) || isChunkHint(tag, attributes),
  );
  const block = `<script type="application/json" id="${partsId}">${inElement(parts)}</script><script>${loader}</script>`;
  const edits = [...[...chunks, ...inline, ...others].map(cut), ...elements.flatMap(cutFactKey)];
  return { html: applyEdits(html, [...edits, insert(last.end, block)]), payload: { name, text } };
}
