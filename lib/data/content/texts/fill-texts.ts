import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { values } from "./values.ts";

/**
 * Fills in the placeholders of all texts in `content`, which itself stays as it is. Parts without a placeholder are not
 * copied. A placeholder without a value stays, so that check-records.ts finds it.
 */
export function fillTexts(content: unknown): unknown {
  if (typeof content === "string") return content.includes("{") ? fill(content, values) : content;
  if (typeof content !== "object" || content === null) return content;
  let filled: Record<string, unknown> | undefined;
  for (const key in content) {
    const part = (content as Record<string, unknown>)[key];
    const after = fillTexts(part);
    if (after === part) continue;
    filled ??= (Array.isArray(content) ? [...content] : { ...content }) as Record<string, unknown>;
    filled[key] = after;
  }
  return filled ?? content;
}
