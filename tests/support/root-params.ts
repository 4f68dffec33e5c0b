import { spokenLocale } from "#lib/words/index.ts";

/**
 * Stands in for `next/root-params`, which only Next's own compiler makes: the language that `speakIn` says, known at
 * once, so that nothing waits.
 */
export function locale(): Promise<string> {
  const value = spokenLocale();
  return Object.assign(Promise.resolve(value), { status: "fulfilled", value });
}
