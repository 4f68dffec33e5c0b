/** A copy of what a JSON file contains with `value` at `path`, such as `cities.0.name`; undefined removes what is there. */
export function changeJson(content: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(content);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const holder = keys.reduce((part, key) => (part as Record<string, unknown>)[key], copy);
  if (value === undefined) Reflect.deleteProperty(holder as object, last);
  else (holder as Record<string, unknown>)[last] = value;
  return copy;
}
