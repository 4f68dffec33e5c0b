import { registryKeys, type RegistryKey } from "./keys-of.ts";
import { registry } from "./registry.ts";

const isKey = (text: string): text is RegistryKey => registryKeys.some((key) => key === text);

/**
 * The parent of a page in the breadcrumbs, both given as registry keys: the parent it names, else the nearest page
 * above by path. The home page has none.
 */
export function pageAbove(key: RegistryKey): RegistryKey | undefined {
  const entry = registry[key];
  if ("parent" in entry) return entry.parent;
  for (let at = key.lastIndexOf("/"); at > 0; at = key.lastIndexOf("/", at - 1)) {
    const above = key.slice(0, at);
    if (isKey(above)) return above;
  }
  return key === "/" ? undefined : "/";
}
