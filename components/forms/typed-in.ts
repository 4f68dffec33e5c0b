import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";

/** What is typed into a form in the page, by the names of its post. Chosen files are left to their controls. */
export function typedIn(form: HTMLFormElement): Typed {
  const typed: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") (typed[name] ??= []).push(value);
  return typed;
}
