import { registryKeys, type RegistryKey } from "./keys-of.ts";
import { registry } from "./registry.ts";

const isKey = (text: string): text is RegistryKey => registryKeys.some((key) => key === text);

/**
 * The page above one in the breadcrumbs, both as the registry writes them: the one it names, or the next one above by
 * the address. The home page has none.
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
